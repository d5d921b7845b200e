import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { HttpError, notFound } from '../http/http-error';
import { matchesTag } from '../http/responses/served-json';
import { parseRange } from './byte-range';
import { mediaType } from './media-type';

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
      const found = files.get(request.params['*']);
      if (found === undefined) throw notFound('File');
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
