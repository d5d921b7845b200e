import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** A response that is serialised once and sent many times: its bytes, their compressed forms and a strong ETag. */
export interface ServedJson {
  readonly tag: string;
  /** The size of the first form in bytes. */
  readonly size: number;
  /** The available compressed forms, the best first. */
  readonly encodings: readonly Exclude<Encoding, 'identity'>[];
  /** The bytes, a promise of them during the first compression, or a stream that decompresses them. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> | Readable;
  /** Called with the number of additional bytes when a compressed form was made. */
  onCompressed(listener: (bytes: number) => void): void;
}

export const tagOf = (hash: Hash) => hash.digest('base64url').slice(0, 27);

/** In a thread pool: compressing a list of twenty thousand takes seconds, and must not block other requests. */
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliSettings = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function compress(plain: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br' ? compressors.br(plain, brotliSettings) : compressors.gzip(plain);
}

/** Makes a response from serialised JSON; it is compressed on first request. */
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

/** Serialises a body now; it is compressed on first request. */
export function servedJson(body: unknown): ServedJson {
  return servedText(JSON.stringify(body));
}

/** `gzip;q=0` is a refusal; any other mention of the encoding accepts it. */
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

/** RFC 9110, 13.1.2: `If-None-Match` compares weakly, and `*` matches any response. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const requested = part.trim().replace(/^W\//, '');
    return requested === '*' || requested === tag;
  });
}

const forAnyone = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' };

/**
 * Serves from memory: 304 when the client has these bytes, otherwise the smallest form that it accepts. `caching` is the
 * `Cache-Control` header; by default public with revalidation. JSON, unless the caller has set another type.
 */
export function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ServedJson | Promise<ServedJson>,
  caching: Readonly<Record<'cache-control' | 'vary', string>> = forAnyone,
): FastifyReply | Promise<FastifyReply> {
  if ('then' in body) return body.then((made) => serve(request, reply, made, caching));
  const encoding = chooseEncoding(request.headers['accept-encoding'], body);
  // Each form has other bytes, and so another strong tag.
  const tag = encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`;
  reply.headers({ etag: tag, ...caching });
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const send = (bytes: Buffer | Readable) => {
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
    return reply.send(bytes);
  };
  const bytes = body.bytes(encoding);
  return 'then' in bytes ? bytes.then(send) : send(bytes);
}
