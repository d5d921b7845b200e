import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that was serialised once, to be given out many times: bytes, their compressed forms and a strong ETag. */
export interface ServedJson {
  readonly tag: string;
  /** Of the uncompressed form, in bytes. */
  readonly size: number;
  /** The bytes, or the promise of them while they are compressed for the first time. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** Off the main thread: a list of twenty thousand takes seconds, and nobody else shall wait for it. */
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliSettings = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function compress(plain: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br' ? compressors.br(plain, brotliSettings) : compressors.gzip(plain);
}

/** Makes an answer of JSON that is written already; compresses it when somebody first asks for that. */
export function servedText(json: string | Buffer): ServedJson {
  const plain = typeof json === 'string' ? Buffer.from(json) : json;
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', plain]]);
  return {
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    size: plain.length,
    bytes(encoding) {
      const known = made.get(encoding);
      if (known !== undefined || encoding === 'identity') return known ?? plain;
      const making = compress(plain, encoding);
      made.set(encoding, making);
      making.then(
        (bytes) => made.set(encoding, bytes),
        () => made.delete(encoding),
      );
      return making;
    },
  };
}

/** Serialises a body now; compresses it when somebody first asks for that. */
export function servedJson(body: unknown): ServedJson {
  return servedText(JSON.stringify(body));
}

/** `gzip;q=0` is a refusal; anything else that names the encoding is taken as a wish. */
function chooseEncoding(header: string | undefined, size: number): Encoding {
  if (!header || size < 1024) return 'identity';
  const wished = new Map(
    header.split(',').map((part) => {
      const [name = '', ...settings] = part.trim().toLowerCase().split(';');
      const refused = settings.some((setting) => /^\s*q=0(\.0*)?\s*$/.test(setting));
      return [name.trim(), !refused] as const;
    }),
  );
  if (wished.get('br')) return 'br';
  return wished.get('gzip') ? 'gzip' : 'identity';
}

/** RFC 9110, 13.1.2: `If-None-Match` compares weakly, and `*` matches whatever there is. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const asked = part.trim().replace(/^W\//, '');
    return asked === '*' || asked === tag;
  });
}

const forAnyone = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' };

/**
 * Answers from memory: 304 when the caller has these very bytes, else the smallest form it reads. `caching` says who
 * else may be given this answer; left out, anybody who asks again.
 */
export function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ServedJson,
  caching: Readonly<Record<'cache-control' | 'vary', string>> = forAnyone,
): FastifyReply | Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.size);
  // Each form is other bytes, and a strong tag speaks of bytes.
  const tag = encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`;
  reply.headers({ etag: tag, ...caching });
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const send = (bytes: Buffer) => {
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bytes);
  };
  const bytes = body.bytes(encoding);
  return Buffer.isBuffer(bytes) ? send(bytes) : bytes.then(send);
}
