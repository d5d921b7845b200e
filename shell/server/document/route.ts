import type { FastifyInstance } from 'fastify';
import { releasesPath } from '../../src/federation/releases';
import { type DocumentContext, renderDocument } from './render-document';
import { browserReleases, currentReleases } from './server-host';

const documentTimeLimit = 10_000;

/** Every page of the site, and the list of today's releases for tabs that need a newer one. */
export async function documentRoute(app: FastifyInstance, context: Omit<DocumentContext, 'log'>): Promise<void> {
  app.get(releasesPath, async (_, reply) =>
    reply.header('cache-control', 'no-store').send(browserReleases(await currentReleases(context.registry))),
  );
  app.get('/*', async (request, reply) => {
    // A missing file must say so: a page in its place would be run as a script or drawn as a picture.
    if (/\.[a-z0-9]{2,5}$/i.test(request.url.replace(/\?.*$/, '')) || /^\/(shell|remotes|images)\//.test(request.url)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
    }
    const url = new URL(request.url.replace(/^\/+/, '/'), context.siteUrl);
    const answer = await renderDocument({ ...context, log: request.log }, url, AbortSignal.timeout(documentTimeLimit));
    if (answer.kind === 'redirect') return reply.redirect(answer.to, answer.status);
    return reply
      .code(answer.status)
      .header('cache-control', 'no-cache')
      .headers(answer.status === 503 ? { 'retry-after': '30' } : {})
      .type('text/html; charset=utf-8')
      .send(answer.html);
  });
}
