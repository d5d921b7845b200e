import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keepShellFiles } from './shell-files/keep-shell-files';

interface Options {
  readonly browserFolder: string;
  readonly releasesDir: string;
  /** Where files of earlier shells are kept for open tabs. */
  readonly keptFolder: string;
}

const forever = { maxAge: '365d', immutable: true, cacheControl: true } as const;

/** How often the files of the running shell are marked as live, in milliseconds. */
const marksEvery = 60 * 60 * 1000;

/** The shell's own files, those of earlier shells, and those of all releases. Every name carries a hash or a version. */
export async function staticFiles(app: FastifyInstance, options: Options): Promise<void> {
  const { browserFolder, releasesDir, keptFolder } = options;
  const keeps = keepFiles(app, browserFolder, keptFolder);
  await app.register(fastifyStatic, {
    root: keeps ? [browserFolder, keptFolder] : browserFolder,
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

/** Keeps the running shell's files, now and as long as it runs. False where the disk takes none. */
function keepFiles(app: FastifyInstance, live: string, kept: string): boolean {
  const refused = (problem: unknown) =>
    app.log.warn({ err: problem }, 'The files of this shell cannot be kept for tabs that stay open after the next one');
  try {
    mkdirSync(kept, { recursive: true });
  } catch (problem) {
    refused(problem);
    return false;
  }
  const keep = () => keepShellFiles(live, kept).catch(refused);
  let running = keep();
  const timer = setInterval(() => {
    running = running.then(keep);
  }, marksEvery);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return true;
}
