import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';

const deflate = promisify(deflateRaw);

/**
 * Compresses the text of a bundle. The document server keeps all bundles for the next process that needs them, and sends them
 * to each: compressed they take a fifth.
 */
export function packCode(text: string): Promise<Uint8Array> {
  return deflate(text, { level: 1 });
}

/** Decompresses the text of a bundle. */
export function unpackCode(packed: Uint8Array): string {
  return inflateRawSync(packed).toString('utf8');
}
