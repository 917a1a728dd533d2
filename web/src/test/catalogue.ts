// Catalogues taken apart, for the tests of the languages.
import { FluentResource } from '@fluent/bundle';

/** The variables of every message and attribute (`message.attribute`) of a file. */
export function messagesOf(source: string): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { id, value, attributes } of new FluentResource(source).body) {
    if (value !== null) found.set(id, variablesOf(value));
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, variablesOf(pattern));
  }
  return found;
}

function variablesOf(part: unknown): Set<string> {
  if (typeof part !== 'object' || part === null) return new Set();
  const own = (part as { type?: string }).type === 'var' ? [(part as { name: string }).name] : [];
  return new Set([...own, ...Object.values(part).flatMap((inner) => [...variablesOf(inner)])]);
}
