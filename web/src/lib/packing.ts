// A text in the fragment of a link: compressed, in letters that survive being pasted into a chat. A fragment never leaves the browser:
// no server sees it, and none has to keep it.

/** It ends with a letter, for some programs leave the last sign off a link; and one sees whether it is whole. */
const END = 'Z';
const MOST_LETTERS = 60_000;
const MOST_CHARACTERS = 100_000;

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const body = new Response(bytes as BodyInit).body!.pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') + END;
}

/** What was packed; null: it is no such thing, or not the whole of it. */
export async function unpacked(letters: string): Promise<string | null> {
  if (!letters.endsWith(END) || letters.length > MOST_LETTERS || !/^[\w-]+$/.test(letters)) return null;
  try {
    const bytes = Uint8Array.from(atob(letters.slice(0, -END.length).replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')));
    return text.length <= MOST_CHARACTERS ? text : null;
  } catch {
    return null;
  }
}

/** The part `#name=...` of the address, unpacked; undefined: there is none; null: it cannot be read. */
export async function inFragment(name: string): Promise<string | null | undefined> {
  const found = location.hash
    .slice(1)
    .split('&')
    .find((one) => one.startsWith(`${name}=`));
  return found === undefined ? undefined : unpacked(found.slice(name.length + 1));
}
