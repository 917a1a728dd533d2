// What the device itself can hand on: links and files, to whatever other program is there.

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Has the device a sheet of its own for sharing? */
export const canHandOn = (): boolean => typeof navigator.share === 'function';

/** Hand a link on; whoever closes the sheet again has changed their mind, and nothing is to be said. */
export function handOn(title: string, url: string): void {
  void navigator.share({ title, url }).catch(() => {});
}

/** Offer a file to the programs of a phone, where saving hides it; false: it is to be saved, as on a desk. */
export async function handFileOn(file: Blob, name: string): Promise<boolean> {
  const files = [new File([file], name, { type: file.type })];
  if (!isPhone() || !navigator.canShare?.({ files })) return false;
  try {
    await navigator.share({ files });
  } catch (error) {
    return (error as Error).name === 'AbortError'; // closed again; all else, such as a tap too long ago: it is saved
  }
  return true;
}
