// The small helpers.
import { describe, expect, it } from 'vitest';
import { parse, plain, safeLink, slug, unescape } from './markdown';
import { matchRoute } from './router.svelte';
import { changedOptions, optionFields, type Schema } from './schema';
import { asSentence, fill, humanise } from '../base/text';
import { checkCommitment, recordHasSeed, sha256 } from './verify';

describe('text', () => {
  it('fills in values and leaves what it does not know', () => {
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });
  it('makes names readable', () => {
    expect(humanise('capture_the_intel')).toBe('Capture the intel');
    expect(humanise('castle-field')).toBe('Castle field');
    expect(humanise(3)).toBe('3');
    expect(humanise('e9')).toBe('e9');
  });
  it('ends sentences once', () => {
    expect(asSentence('green 1 fires')).toBe('Green 1 fires.');
    expect(asSentence('Done.')).toBe('Done.');
    expect(asSentence('')).toBe('');
  });
});

describe('routes', () => {
  const patterns = { home: '/', match: '/match/:id', watch: '/watch/:id/:token' };
  it('are found with their parameters', () => {
    expect(matchRoute('/', patterns)).toEqual({ name: 'home', params: {} });
    expect(matchRoute('/match/a%20b', patterns)).toEqual({ name: 'match', params: { id: 'a b' } });
    expect(matchRoute('/watch/m/t/', patterns)).toEqual({ name: 'watch', params: { id: 'm', token: 't' } });
  });
  it('are null when there is none', () => {
    expect(matchRoute('/match', patterns)).toBeNull();
    expect(matchRoute('/match/%', patterns)).toBeNull();
  });
});

describe('options', () => {
  const schema: Schema = {
    $defs: { Own: { type: 'object', properties: {} } },
    properties: {
      terrain: { anyOf: [{ enum: ['castle', 'pool'], type: 'string' }, { $ref: '#/$defs/Own' }], default: 'castle' },
      special: { type: 'boolean', default: true, description: 'off: plain' },
      stun: { anyOf: [{ type: 'boolean' }, { type: 'null' }], default: null },
      turns: { type: 'integer', minimum: 1, maximum: 9, default: 5 },
      seed: { type: 'integer', minimum: 0, exclusiveMaximum: 100, default: 1 },
      zone: { type: 'string', default: 'arcade' },
      cards: { type: 'string', default: 'standard' },
    },
  };
  const fields = optionFields(schema, { a: { zone: 'ring' }, b: { zone: 'a\nmap' } });
  const field = (name: string) => fields.find((one) => one.name === name);

  it('become the kinds of fields a form has', () => {
    expect(fields.map(({ kind }) => kind)).toEqual(['choice', 'switch', 'maybe', 'number', 'number', 'choice', 'text']);
    expect(field('terrain')).toMatchObject({ values: ['castle', 'pool'], own: 'json', initial: 'castle' });
    expect(field('turns')).toMatchObject({ least: 1, most: 9 });
    expect(field('seed')).toMatchObject({ most: 99 });
    expect(field('special')?.help).toBe('off: plain');
  });
  it('names of maps are collected from the variants, contents are not', () => {
    expect(field('zone')).toMatchObject({ values: ['arcade', 'ring'], own: 'text' });
  });
  it('only what was changed is sent', () => {
    expect(changedOptions({ a: 1, b: [2], c: null }, { a: 1, b: [3], c: null })).toEqual({ b: [2] });
  });
});

describe('the seed', () => {
  it('is checked against the promise', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    const promised = (await sha256('seedsalt'))!;
    expect(await checkCommitment(promised, 'seed', 'salt')).toBe('true');
    expect(await checkCommitment(promised, 'seed', 'other')).toBe('false');
  });
  it('must be the record’s', () => {
    const record = '[Game "x"]\n[Seed "12ab"]\n\n1. yellow: drop 4\n';
    expect(recordHasSeed(record, '12ab')).toBe(true);
    expect(recordHasSeed(record, '12a')).toBe(false);
    expect(recordHasSeed('', '')).toBe(false);
  });
});

describe('markdown', () => {
  it('is drawn from tokens; HTML stays text', () => {
    const tokens = parse('# A & B\n\n<script>alert(1)</script>\n\n- one `x`\n');
    expect(tokens[0]?.type).toBe('heading');
    expect(plain([tokens[0]!])).toContain('A');
    expect(tokens.some((token) => token.type === 'html')).toBe(true);
    expect(unescape('a &lt; b &amp; c')).toBe('a < b & c');
  });
  it('links lead to the web or within the page only', () => {
    expect(safeLink('https://example.org')).toBe('https://example.org');
    expect(safeLink('#part')).toBe('#part');
    expect(safeLink('javascript:alert(1)')).toBeNull();
    expect(safeLink('data:text/html,x')).toBeNull();
  });
  it('headings have names', () => {
    expect(slug('What was made by us?')).toBe('r-what-was-made-by-us');
  });
});
