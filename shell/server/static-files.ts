import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface Options {
  readonly browserFolder: string;
  readonly releasesDir: string;
}

const forever = { maxAge: '365d', immutable: true, cacheControl: true } as const;

/** The shell's own files and those of all releases in the store. Every name carries a hash or a version. */
export async function staticFiles(app: FastifyInstance, { browserFolder, releasesDir }: Options): Promise<void> {
  await app.register(fastifyStatic, {
    root: browserFolder,
    prefix: '/shell/',
    decorateReply: true,
    wildcard: true,
    preCompressed: true,
    ...forever,
  });
  // `server/` and `release.json` of a release are nobody's business: the folder's own part of the path is put in here.
  app.get('/remotes/:name/:version/*', (request, reply) => {
    const { name, version, '*': file } = request.params as { name: string; version: string; '*': string };
    if (!/^[\w-]+$/.test(name) || !/^[\w-]+$/.test(version)) return reply.callNotFound();
    return reply.sendFile(file, join(releasesDir, name, version, 'browser'), forever);
  });
}
