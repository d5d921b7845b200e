import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best one first. */
const offered: Encoding[] = ['br', 'gzip', 'identity'];
/** Home with its styles: 29.4 KB; 4 gives 32.1 KB in two thirds of the time, 7 and more take many times that. */
const brotliQuality = 5;
const gzipLevel = 6;
/** Home: 30.1 KB; 11 gives 29.5 KB, and takes three times as long again. */
const smallestQuality = 10;

/** What a browser that sends this `Accept-Encoding` gets. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  return (negotiate(acceptEncoding?.toLowerCase() ?? '', offered) as Encoding | null) ?? 'identity';
}

/**
 * A text in an encoding. On the thread that answers requests: a document takes it a millisecond, and the way to another
 * thread and back takes the machine five times as much.
 */
export function encoded(plain: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(plain, { params: brotliParameters(plain, brotliQuality) });
    case 'gzip':
      return gzipSync(plain, { level: gzipLevel });
    case 'identity':
      return plain;
  }
}

/** A text as small as brotli makes it in a tenth of a second, on a thread beside. */
export function smallestBrotli(plain: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(plain, { params: brotliParameters(plain, smallestQuality) });
}

function brotliParameters({ byteLength }: Buffer, quality: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
    // As much as a document has. At the better qualities a window costs ten times its size.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
}
