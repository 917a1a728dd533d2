// Style sheets as lists of rules that can be asked whether they are for an element. What depends on a pointer, a focus or
// the window is left out: nobody touches a picture. Container queries ask for the size the board is drawn at.
import { compile } from 'css-select';
import { parse as readSelector, type Selector } from 'css-what';
import type { Element } from 'domhandler';
import { type AtRule, type ChildNode, type Container, type Declaration, parse, type Rule as CssRule } from 'postcss';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rule {
  /** A class or a name that every element of this rule has; empty: it may be any. */
  readonly hook: string;
  readonly isFor: (element: Element) => boolean;
  readonly weight: number;
  readonly values: readonly (readonly [property: string, value: string, isImportant: boolean])[];
  readonly fits: (size: Size) => boolean;
}

const LIVE = /:(?:hover|focus|active|disabled|checked)|::/;
const always = () => true;

export function rulesOf(css: string): readonly Rule[] {
  return within(parse(css), always);
}

function within(container: Container, fits: Rule['fits']): Rule[] {
  return (container.nodes ?? []).flatMap((node: ChildNode): Rule[] => {
    if (node.type === 'rule') return rules(node, fits);
    if (node.type === 'atrule' && node.name === 'container') return within(node, query(node));
    return []; // @media asks for a window, @keyframes for time, @font-face for files
  });
}

function rules(node: CssRule, fits: Rule['fits']): Rule[] {
  if (node.nodes.some(({ type }) => type === 'rule')) throw new Error(`a nested rule in ${node.selector}`);
  const values = node.nodes
    .filter((one): one is Declaration => one.type === 'decl')
    .map(({ prop, value, important }) => [prop, value, important ?? false] as const);
  return readSelector(node.selector)
    .filter((one) => !LIVE.test(node.selector) || !isLive(one))
    .map((one) => ({
      hook: hookOf(one),
      isFor: compile<never, never>([one]) as unknown as Rule['isFor'],
      weight: weightOf(one),
      values,
      fits,
    }));
}

function isLive(parts: readonly Selector[]): boolean {
  return parts.some((part) => {
    if (part.type === 'pseudo-element') return true;
    if (part.type !== 'pseudo') return false;
    if (Array.isArray(part.data)) return part.name !== 'not' && part.data.every(isLive);
    return LIVE.test(`:${part.name}`);
  });
}

/** `board (min-width: 560px) and (min-height: 620px)` */
function query({ params }: AtRule): Rule['fits'] {
  const wanted = [...params.matchAll(/\((min|max)-(width|height):\s*([\d.]+)px\)/g)];
  if (wanted.length === 0) throw new Error(`a query that pictures do not understand: @container ${params}`);
  return (size) =>
    wanted.every(([, bound, side, limit]) => {
      const is = size[side as keyof Size];
      return bound === 'min' ? is >= Number(limit) : is <= Number(limit);
    });
}

/** What the last part of a selector asks for: the rules for an element are found by its name and classes. */
function hookOf(parts: readonly Selector[]): string {
  let hook = '';
  for (const part of parts) {
    if (['child', 'descendant', 'adjacent', 'sibling'].includes(part.type)) hook = '';
    else if (part.type === 'tag' && hook === '') hook = part.name;
    else if (part.type === 'attribute' && part.name === 'class' && part.action === 'element' && !part.value.startsWith('svelte-'))
      hook = `.${part.value}`;
  }
  return hook;
}

/** How specific a selector is, as one number. */
function weightOf(parts: readonly Selector[]): number {
  return parts.reduce((sum, part) => {
    if (part.type === 'tag' || part.type === 'pseudo-element') return sum + 1;
    if (part.type === 'attribute') return sum + (part.name === 'id' ? 10_000 : 100);
    if (part.type !== 'pseudo' || part.name === 'where') return sum;
    if (Array.isArray(part.data)) return sum + Math.max(...part.data.map(weightOf));
    return sum + 100;
  }, 0);
}
