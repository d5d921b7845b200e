import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that was serialised once, to be given out many times: bytes, their compressed forms and a strong ETag. */
export interface ServedJson {
  readonly tag: string;
  /** Of the form that it is held in at first, in bytes. */
  readonly size: number;
  /** The compressed forms that it has, the best first. */
  readonly encodings: readonly Exclude<Encoding, 'identity'>[];
  /** The bytes, the promise of them while they are compressed for the first time, or what unpacks them on the way out. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> | Readable;
  /** Hears how many bytes more are held when a compressed form has been made. */
  onCompressed(listener: (bytes: number) => void): void;
}

export const tagOf = (hash: Hash) => hash.digest('base64url').slice(0, 27);

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
  let compressed = (_bytes: number) => {};
  return {
    tag: tagOf(createHash('sha256').update(plain)),
    size: plain.length,
    encodings: ['br', 'gzip'],
    onCompressed: (listener) => {
      compressed = listener;
    },
    bytes(encoding) {
      const known = made.get(encoding);
      if (known !== undefined || encoding === 'identity') return known ?? plain;
      const making = compress(plain, encoding);
      made.set(encoding, making);
      making.then(
        (bytes) => {
          made.set(encoding, bytes);
          compressed(bytes.length);
        },
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
function chooseEncoding(header: string | undefined, { size, encodings }: ServedJson): Encoding {
  if (!header || size < 1024) return 'identity';
  const wished = new Map(
    header.split(',').map((part) => {
      const [name = '', ...settings] = part.trim().toLowerCase().split(';');
      const refused = settings.some((setting) => /^\s*q=0(\.0*)?\s*$/.test(setting));
      return [name.trim(), !refused] as const;
    }),
  );
  return encodings.find((encoding) => wished.get(encoding)) ?? 'identity';
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
  body: ServedJson | Promise<ServedJson>,
  caching: Readonly<Record<'cache-control' | 'vary', string>> = forAnyone,
): FastifyReply | Promise<FastifyReply> {
  if ('then' in body) return body.then((made) => serve(request, reply, made, caching));
  const encoding = chooseEncoding(request.headers['accept-encoding'], body);
  // Each form is other bytes, and a strong tag speaks of bytes.
  const tag = encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`;
  reply.headers({ etag: tag, ...caching });
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const send = (bytes: Buffer | Readable) => {
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bytes);
  };
  const bytes = body.bytes(encoding);
  return 'then' in bytes ? bytes.then(send) : send(bytes);
}
