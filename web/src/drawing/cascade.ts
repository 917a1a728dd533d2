// Gives every element of a drawing its own style, as attributes: the picture needs no style sheet and no variables, and
// looks the same wherever it is opened.
import { type ChildNode, type Element, isTag } from 'domhandler';
import { closing, plainColours } from './colours';
import type { Rule, Size } from './rules';

/** What SVG knows as attributes. */
const ATTRIBUTES = new Set(
  (
    'clip-path clip-rule color display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity ' +
    'font-family font-size font-style font-weight letter-spacing marker-end marker-mid marker-start mask opacity paint-order ' +
    'shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform visibility word-spacing ' +
    'cx cy r rx ry x y width height d'
  ).split(' '),
);
/** What only a style can say. */
const STYLES = new Set(['font-variant-numeric', 'mix-blend-mode', 'white-space']);
/** Part of the drawing; all else is for pointers, keyboards and screen readers. */
const KEPT =
  /^(?:id|viewBox|preserveAspectRatio|points|pathLength|transform|x[12]?|y[12]?|d[xy]|c[xy]|f[xy]|r[xy]?|d|width|height|href|offset|(?:pattern|gradient|clipPath|mask|primitive|filter)(?:Units|ContentUnits|Transform)|stdDeviation|in2?|result|type|values|mode|orient|ref[XY]|marker(?:Width|Height|Units)|textLength|lengthAdjust)$/;

type Variables = Readonly<Record<string, string>>;

export class Cascade {
  readonly #byHook = new Map<string, (readonly [order: number, rule: Rule])[]>();

  constructor(rules: readonly Rule[], size: Size) {
    rules.forEach((rule, order) => {
      if (!rule.fits(size)) return;
      const list = this.#byHook.get(rule.hook) ?? [];
      this.#byHook.set(rule.hook, [...list, [order, rule]]);
    });
  }

  /** Style an element and all it holds; what is not to be seen is taken out. */
  apply(element: Element, inherited: Variables = {}): void {
    const said = this.#declared(element);
    const variables = { ...inherited };
    for (const [property, value] of said) if (property.startsWith('--')) variables[property] = value;
    for (const [property] of said) if (property.startsWith('--')) variables[property] = filled(variables[property] ?? '', variables);
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(element.attribs))
      if (KEPT.test(name) || ATTRIBUTES.has(name)) attributes[name] = plainColours(filled(value, variables));
    const styles: string[] = [];
    for (const [property, given] of said) {
      const value = plainColours(filled(given, variables));
      if (STYLES.has(property)) styles.push(`${property}:${value}`);
      else if (ATTRIBUTES.has(property)) attributes[property] = unitless(property, value);
    }
    if (styles.length > 0) attributes.style = styles.join(';');
    element.children = element.children.filter((child) => this.#keep(child, variables));
    element.attribs = attributes; // not before: rules for what it holds ask for its classes
  }

  #keep(child: ChildNode, variables: Variables): boolean {
    if (!isTag(child)) return child.type === 'text' && child.data !== '';
    this.apply(child, variables);
    const { display, opacity } = child.attribs;
    return display !== 'none' && !(opacity !== undefined && Number(opacity) === 0);
  }

  /** What the rules and its own style say of an element, the strongest last. */
  #declared(element: Element): Map<string, string> {
    const hooks = ['', element.name, ...(element.attribs.class ?? '').split(/\s+/).map((name) => `.${name}`)];
    const found = hooks.flatMap((hook) => this.#byHook.get(hook) ?? []).filter(([, rule]) => rule.isFor(element));
    found.sort(([one, { weight: light }], [other, { weight: heavy }]) => light - heavy || one - other);
    const said = new Map<string, string>();
    const say = (property: string, value: string) => (said.delete(property), said.set(property, value));
    for (const [, { values }] of found) for (const [property, value, isImportant] of values) if (!isImportant) say(property, value);
    for (const [property, value] of ownStyle(element)) say(property, value);
    for (const [, { values }] of found) for (const [property, value, isImportant] of values) if (isImportant) say(property, value);
    return said;
  }
}

function ownStyle(element: Element): [string, string][] {
  return (element.attribs.style ?? '').split(';').flatMap((part) => {
    const [property, ...value] = part.split(':');
    return property?.trim() && value.length > 0 ? [[property.trim(), value.join(':').trim()]] : [];
  });
}

/** A value with its variables put in. */
export function filled(value: string, variables: Variables): string {
  const at = value.indexOf('var(');
  if (at < 0) return value;
  const end = closing(value, at + 3);
  const [, name = '', instead] = /^\s*(--[\w-]+)\s*(?:,(.*))?$/s.exec(value.slice(at + 4, end)) ?? [];
  const found = variables[name] ?? instead?.trim();
  if (found === undefined) throw new Error(`nothing sets ${name}`);
  return filled(value.slice(0, at) + found + value.slice(end + 1), variables);
}

/** SVG's attributes count in units of the picture and in degrees. */
function unitless(property: string, value: string): string {
  if (property === 'transform') return value.replace(/(-?[\d.]+)(?:deg|px)/g, '$1');
  return value.replace(/^(-?[\d.]+)px$/, '$1');
}
