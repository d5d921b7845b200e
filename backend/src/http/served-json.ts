import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that was serialised once, to be given out many times: bytes, their compressed forms and a strong ETag. */
export interface ServedJson {
  readonly tag: string;
  bytes(encoding: Encoding): Buffer;
}

const compressors: Record<Exclude<Encoding, 'identity'>, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => gzipSync(plain),
};

/** Serialises a body now; compresses it when somebody first asks for that. */
export function servedJson(body: unknown): ServedJson {
  const plain = Buffer.from(JSON.stringify(body));
  const made = new Map<Encoding, Buffer>([['identity', plain]]);
  return {
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    bytes(encoding) {
      const bytes = made.get(encoding) ?? (encoding === 'identity' ? plain : compressors[encoding](plain));
      made.set(encoding, bytes);
      return bytes;
    },
  };
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

/** Answers from memory: 304 when the caller has these very bytes, else the smallest form it reads. */
export function serve(request: FastifyRequest, reply: FastifyReply, body: ServedJson): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.bytes('identity').length);
  // Each form is other bytes, and a strong tag speaks of bytes.
  const tag = encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`;
  reply.headers({ etag: tag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body.bytes(encoding));
}
