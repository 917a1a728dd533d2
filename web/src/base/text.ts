// Small helpers for words.

/** Put values into a text: "Column {column}". */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** A name for a person out of a name for programs: "capture_the_intel" becomes "Capture the intel". */
export function humanise(name: unknown): string {
  const text = typeof name === 'object' && name !== null ? JSON.stringify(name) : String(name);
  const spaced = text.replace(/[_-]+/g, ' ').trim();
  return capitalised(spaced);
}

/** What a place is called on a board stays as it is written there: "b9". */
const capitalised = (text: string): string => (/^[a-z]\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));

/** With a capital at its beginning and a full stop at its end. */
export function asSentence(text: string): string {
  const capital = capitalised(text);
  return text === '' || /[.!?…]$/.test(capital) ? capital : `${capital}.`;
}
