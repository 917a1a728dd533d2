export function shrink(png: Buffer): Buffer;
