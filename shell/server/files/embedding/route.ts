import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { federationManifest } from '@iwan/shared/contracts/release';
import type { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ComposedSite } from '../../release/composed-site';
import { remoteFiles } from '../../release/published-files/remote-files';
import type { AssetsOfLanguages } from '../../render/shell-assets';

interface Options {
  /** The origin in `SITE_URL`; `null` where it is not set: then that of the request. */
  readonly ownOrigin: string | null;
  readonly releasesDir: string;
  readonly trust: TrustedStore;
  readonly site: Pick<ComposedSite, 'current'>;
  readonly shellAssets: AssetsOfLanguages;
}

/** What pages of other origins need beside the files of releases (docs/embedding.md). */
export async function embeddingRoute(app: FastifyInstance, options: Options): Promise<void> {
  const { ownOrigin, releasesDir, trust, site, shellAssets } = options;
  const report = (error: unknown) => app.log.error({ err: error }, 'A file of a release was refused');
  const folderOf = remoteFiles(releasesDir, report, trust);
  const originOf = ({ protocol, host }: FastifyRequest) => ownOrigin ?? `${protocol}://${host}`;

  // The manifest of the live release. Its files are at a versioned address, which it names: a redirect would leave the host with
  // this address as their folder.
  app.get(`/remotes/:name/${federationManifest}`, async (request, reply) => {
    const { name } = request.params as { name: string };
    const version = (await site.current()).releases.get(name)?.release.version;
    const file = `container/${federationManifest}`;
    const folder = version === undefined ? null : await folderOf(name, version, file);
    if (folder === null) return reply.callNotFound();
    const manifest = JSON.parse(await readFile(join(folder, file), 'utf8'));
    manifest.metaData.publicPath = `${originOf(request)}/remotes/${name}/${version}/container/`;
    return reply.header('cache-control', 'no-cache').send(manifest);
  });

  // The look of the site: its tokens, fonts and the styles of plain elements.
  app.get('/embedding.css', async (_, reply) => {
    const { css, fonts } = shellAssets(defaultLanguage.code);
    const sheets = css.map(({ href, text }) => text ?? `@import ${JSON.stringify(href)};`);
    const content = [...sheets, fonts ?? ''].join('\n');
    return reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(content);
  });
}

/** What a page of another origin loads by elements, whose requests do not name their origin: scripts, styles, pictures. */
const loadedByElements = /^\/(remotes|shell|images|embedding\.css)\b/;

/**
 * Lets pages of other origins read what is no document: the files of releases, pictures and data. Without credentials, so that
 * they get what a visitor without cookies gets. Other origins get nothing more than before, except that
 * `Cross-Origin-Resource-Policy` cannot name an origin: files and pictures can then be shown anywhere.
 */
export function allowEmbedding(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onSend', async ({ method, url, headers: { origin } }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return;
    if (String(reply.getHeader('content-type')).startsWith('text/html')) return;
    if (loadedByElements.test(url)) reply.header('cross-origin-resource-policy', 'cross-origin');
    const varies = reply.getHeader('vary');
    reply.header('vary', varies === undefined ? 'Origin' : `${varies}, Origin`);
    if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
    // Another backend may allow everybody.
    else reply.removeHeader('access-control-allow-origin');
  });
}
