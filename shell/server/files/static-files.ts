import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { federationManifest } from '@iwan/shared/contracts/release';
import { shellName } from '@iwan/shared/contracts/shell-release';
import type { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import type { FastifyInstance } from 'fastify';
import { type Audience, remoteFiles } from '../release/published-files/remote-files';
import { ShellFiles } from '../release/shell-files/shell-files';

interface Options {
  /** The folder of the running release. */
  readonly ownFolder: string;
  readonly releasesDir: string;
  /** The store whose files are served. */
  readonly trust: TrustedStore;
  /** The site's visitors when left out. */
  readonly audience?: Audience;
}

/** Headers that only apply to documents, and the id of a request, which nobody asks about a file: a kilobyte for each script. */
const ofDocuments = [
  'x-request-id',
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Types that a browser may show as documents. */
const shown = /html|svg|xml|pdf/;

/** Never asked for again, so that its headers need no validators: a page has twenty scripts, each with these headers. */
const forever = { maxAge: '365d', immutable: true, etag: false, lastModified: false, acceptRanges: false } as const;
/** For a file name that the next release of the shell has too. */
const revalidated = { maxAge: 0, immutable: false } as const;

/**
 * The browser files of all releases, the shell's and the remotes'. Every address has a hash or a version, except for the
 * manifest of the shell.
 */
export async function staticFiles(
  app: FastifyInstance,
  { ownFolder, releasesDir, trust, audience = 'site' }: Options,
): Promise<void> {
  await app.register(fastifyStatic, { root: ownFolder, serve: false, preCompressed: true });
  app.addHook('onSend', async (_, reply) => {
    const type = String(reply.getHeader('content-type') ?? 'text/html');
    if (!shown.test(type)) for (const name of ofDocuments) reply.raw.removeHeader(name);
  });
  const refuse = (error: unknown) => app.log.error({ err: error }, 'A file of a release was refused');
  const shellFiles = new ShellFiles(ownFolder, join(releasesDir, shellName), refuse, trust, audience);
  const folderOfRemote = remoteFiles(releasesDir, refuse, trust, audience);
  app.get('/shell/*', async (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    const folder = await shellFiles.folderOf(file);
    const caching = file === federationManifest ? revalidated : forever;
    return folder === null ? reply.callNotFound() : reply.sendFile(file, folder, caching);
  });
  // `server/` and `release.json` of a release are private, and so is everything that the release does not list.
  app.get('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params as { name: string; version: string; '*': string };
    const folder = await folderOfRemote(name, version, file);
    return folder === null ? reply.callNotFound() : reply.sendFile(file, folder, forever);
  });
}
