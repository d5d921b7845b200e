import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { uploadedFolder } from '@iwan/shared/domain/record/uploaded-file';
import type { FastifyPluginAsync } from 'fastify';
import { HttpError, notFound, orNotFound } from '../http/http-error';
import { matchesTag } from '../http/responses/served-json';
import type { UploadedMedia } from './uploaded/uploaded-media';

const mediaTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  // The wordmark in mails: many programs show no SVG.
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.vcf': 'text/vcard; charset=utf-8',
  '.mp4': 'video/mp4',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json',
};

/** The content type of a shipped file, by its extension; `undefined` for one that is not served. */
function mediaType(file: string): string | undefined {
  return mediaTypes[extname(file).toLowerCase()];
}

interface ByteRange {
  /** First and last byte, inclusive. */
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a `Range` header for a body of `size` bytes (RFC 9110, 14.1.2): the range, `'whole'` without one or for several
 * ranges, which are not supported, `'outside'` when it begins past the end and the response is 416.
 *
 *     bytes=0-99  =>  the first hundred;    bytes=-100  =>  the last hundred
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'outside' : { start, end };
}

/** A name changes with the content, so that a response is valid forever. */
const forever = 'public, max-age=31536000, immutable';

/** `GET /media/uploaded/:name`: the files that were uploaded in the office. */
export function uploadedMediaRoutes(media: UploadedMedia): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { name: string } }>(`/${uploadedFolder}/:name`, async (request, reply) => {
      const { name } = request.params;
      const found = await media.open(name);
      if (found === null) throw notFound('File');
      const tag = `"${name}"`;
      reply.headers({
        ...{ 'cache-control': forever, etag: tag, 'x-content-type-options': 'nosniff' },
        // No script of a document may run on this origin.
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.headers({ 'content-type': mediaType(name), 'content-length': found.bytes }).send(found.content());
    });
  };
}

interface MediaFile {
  readonly file: string;
  readonly type: string;
  readonly bytes: number;
  readonly tag: string;
}

async function listFiles(folder: string): Promise<ReadonlyMap<string, MediaFile>> {
  const files = new Map<string, MediaFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const type = mediaType(entry.name);
    if (!entry.isFile() || type === undefined) continue;
    const { size, mtimeMs } = await stat(file);
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    files.set(relative(folder, file).split(sep).join('/'), { file, type, bytes: size, tag });
  }
  return files;
}

/** Disables scripts in an SVG that is opened by its own address. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * `GET /media/...`: the demo pictures, plans, brochures and clips. The folder is listed once and only those files are served,
 * so that no path can lead out of it. Clips are served in ranges, which Safari requires.
 */
export function mediaRoutes(folder: string): FastifyPluginAsync {
  return async (app) => {
    const files = await listFiles(folder);
    app.get<{ Params: { '*': string } }>('/media/*', (request, reply) => {
      const found = orNotFound(files.get(request.params['*']), 'File');
      const range = parseRange(request.headers.range, found.bytes);
      if (range === 'outside') {
        reply.header('content-range', `bytes */${found.bytes}`);
        throw new HttpError(416, 'The file is shorter than that');
      }
      reply.headers({
        'content-type': found.type,
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=3600',
        etag: found.tag,
      });
      if (found.type.startsWith('image/svg')) reply.header('content-security-policy', svgPolicy);
      if (matchesTag(request.headers['if-none-match'], found.tag)) return reply.code(304).send();
      if (range === 'whole') {
        return reply.header('content-length', found.bytes).send(createReadStream(found.file));
      }
      return reply
        .code(206)
        .headers({
          'content-range': `bytes ${range.start}-${range.end}/${found.bytes}`,
          'content-length': range.end - range.start + 1,
        })
        .send(createReadStream(found.file, range));
    });
  };
}
