// The seed was promised before the first action: SHA-256 of seed and salt. Checked here, not at the server.

export type Verdict = 'true' | 'false' | 'unknown';

/** The digest as hexadecimal text; null where the browser offers none (pages without https). */
export async function sha256(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Do seed and salt give what was promised? */
export async function checkCommitment(commitment: string, seed: string, salt: string): Promise<Verdict> {
  const digest = await sha256(seed + salt);
  if (digest === null) return 'unknown';
  return digest === commitment.toLowerCase() ? 'true' : 'false';
}

/** Does the record use the seed that was revealed? */
export function recordHasSeed(record: string, seed: string): boolean {
  const tag = /^\[Seed "(.*)"\]$/m.exec(record);
  return tag !== null && tag[1] === seed;
}
