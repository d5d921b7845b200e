import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { type ServedJson, servedText, tagOf } from './served-json';

/**
 * Bytes; a longer response is kept only in compressed form. The whole list of twenty thousand projects has over forty million.
 */
const longestPlain = 4 * 1024 * 1024;

function gzipped() {
  const gzip = createGzip();
  const parts: Buffer[] = [];
  gzip.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((resolve, reject) => {
    gzip.once('end', () => resolve(Buffer.concat(parts)));
    gzip.once('error', reject);
  });
  return {
    write: (part: Buffer) => new Promise<void>((resolve) => gzip.write(part, () => resolve())),
    end() {
      gzip.end();
      return ended;
    },
  };
}

/**
 * A response too long to be kept in several forms: one compressed form, which is decompressed while it is sent to clients that
 * do not accept it.
 */
function packedJson(tag: string, bytes: Buffer): ServedJson {
  return {
    tag,
    size: bytes.length,
    encodings: ['gzip'],
    onCompressed: () => {},
    bytes: (encoding) => {
      if (encoding === 'gzip') return bytes;
      const plain = createGunzip();
      Readable.from([bytes]).pipe(plain);
      return plain;
    },
  };
}

/** Makes a JSON response from parts, so that a long one is never in memory as a whole. */
export async function servedChunks(chunks: AsyncIterable<Buffer>): Promise<ServedJson> {
  const hash = createHash('sha256');
  let plain: Buffer[] = [];
  let size = 0;
  let packing: ReturnType<typeof gzipped> | null = null;
  for await (const part of chunks) {
    hash.update(part);
    size += part.length;
    if (packing !== null) {
      await packing.write(part);
      continue;
    }
    plain.push(part);
    if (size <= longestPlain) continue;
    packing = gzipped();
    await packing.write(Buffer.concat(plain));
    plain = [];
  }
  return packing === null ? servedText(Buffer.concat(plain)) : packedJson(tagOf(hash), await packing.end());
}
