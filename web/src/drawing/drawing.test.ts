// Styles are resolved as a browser would: which rule wins, variables, mixtures, what is left out.
import { isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { Cascade } from './cascade';
import { plainColours } from './colours';
import { wrapped } from './frame';
import { rulesOf } from './rules';

const ROOM = { width: 900, height: 800 };

/** The attributes of the `path` in a drawing after a style sheet has been applied to it. */
function styled(css: string, markup: string): Record<string, string> | null {
  const root = parseDocument(`<g>${markup}</g>`, { xmlMode: true }).children.filter(isTag)[0]!;
  new Cascade(rulesOf(css), ROOM).apply(root);
  const find = (from: typeof root): typeof root | null =>
    from.name === 'path' ? from : (from.children.filter(isTag).map(find).find(Boolean) ?? null);
  return find(root)?.attribs ?? null;
}

describe('the cascade', () => {
  it('lets the more specific rule win, then the later one, then what is important; attributes come last', () => {
    const path = '<g class="side"><path class="rim" fill="red" d="M0 0"/></g>';
    expect(styled('.side .rim { fill: blue } .rim { fill: green }', path)).toEqual({ d: 'M0 0', fill: 'blue' });
    expect(styled('.rim { fill: green } .rim { fill: blue }', path)?.fill).toBe('blue');
    expect(styled('.rim { fill: green !important } .side .rim { fill: blue }', path)?.fill).toBe('green');
    expect(styled('.side .rim:where(.x) { fill: blue }', path)?.fill).toBe('red');
  });
  it('fills variables from where they are set last on the way down, and mixes colours', () => {
    const css =
      ':root { --own: #000000 } .side { --own: #ffffff } path { fill: color-mix(in srgb, var(--own) 50%, #000000); stroke: var(--none, #123456) }';
    expect(styled(css, '<g class="side"><path/></g>')).toEqual({ fill: '#808080', stroke: '#123456' });
    expect(styled(css, '<path/>')?.fill).toBe('#000000');
    expect(() => styled('path { fill: var(--nothing) }', '<path/>')).toThrow('nothing sets --nothing');
  });
  it('asks containers for their size, and leaves out what pointers and windows do', () => {
    const css =
      '@container board (max-width: 480px) { path { fill: red } } @container board (min-width: 560px) and (min-height: 620px) { path { fill: blue } }';
    expect(styled(css, '<path/>')?.fill).toBe('blue');
    expect(styled('path:hover { fill: red } @media (max-height: 9999px) { path { fill: red } }', '<path/>')).toEqual({});
    expect(() => rulesOf('@container board (orientation: portrait) { path { fill: red } }')).toThrow('do not understand');
  });
  it('takes out what is not to be seen, and counts in units of the picture', () => {
    expect(styled('.gone { opacity: 0 }', '<path class="gone"/>')).toBeNull();
    expect(styled('path { display: none }', '<path/>')).toBeNull();
    expect(styled('', '<path style="transform: rotate(90deg) translate(3px, 4px)" role="img" data-target="x"/>')).toEqual({
      transform: 'rotate(90) translate(3, 4)',
    });
  });
});

it('colours are what every viewer knows', () => {
  expect(plainColours('rgb(255 0 0)')).toBe('#ff0000');
  expect(plainColours('rgb(0 0 0 / 0.5)')).toBe('rgba(0,0,0,0.5)');
  expect(plainColours('color-mix(in srgb, #ff0000 25%, transparent)')).toBe('rgba(255,0,0,0.25)');
  expect(plainColours('drop-shadow(0 1px 2px rgb(0 0 255))')).toBe('drop-shadow(0 1px 2px #0000ff)');
  expect(plainColours('none')).toBe('none');
});

it('captions are broken into lines, and end in dots where there is no more room', () => {
  expect(wrapped('one two three', 2, 7)).toEqual(['one two', 'three']);
  expect(wrapped('one two three four five', 2, 7)).toEqual(['one two', 'three…']);
  expect(wrapped('', 2, 7)).toEqual([]);
});
