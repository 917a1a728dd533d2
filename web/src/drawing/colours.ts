// Colours as every viewer of pictures knows them: mixtures and functions computed, `#rrggbb` where nothing shines through.
import { color, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';

const COLOUR = /(?:color-mix|rgba?|hsla?)\(/;
const known = new Map<string, string>();

/** Where the bracket that opens at `from` closes. */
export function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && (depth -= 1) === 0) return at;
  }
  throw new Error(`a bracket is never closed: ${text}`);
}

/** A value with every colour in it computed. */
export function plainColours(value: string): string {
  const found = COLOUR.exec(value);
  if (!found) return value;
  const end = closing(value, found.index + found[0].length - 1) + 1;
  return value.slice(0, found.index) + plain(value.slice(found.index, end)) + plainColours(value.slice(end));
}

function plain(text: string): string {
  const ready = known.get(text);
  if (ready !== undefined) return ready;
  const node = parseComponentValue(tokenize({ css: text }));
  const data = node && color(node);
  if (!data) throw new Error(`not a colour: ${text}`);
  const [red, green, blue, alpha = '1'] =
    serializeRGB(data)
      .toString()
      .match(/[\d.]+/g) ?? [];
  const made =
    alpha === '1'
      ? `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
      : `rgba(${red},${green},${blue},${Math.round(Number(alpha) * 1000) / 1000})`;
  known.set(text, made);
  return made;
}
