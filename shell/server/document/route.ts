import { createHash } from 'node:crypto';
import { withTimeLimit } from '@iwan/shared/network/time-limit';
import type { FastifyInstance } from 'fastify';
import { type Composition, compositionPath } from '../../src/composition/composition';
import { releasesPath } from '../../src/composition/releases';
import { fillForm } from '../forms/fill-form';
import type { FormDrafts } from '../forms/form-drafts';
import type { BackendReadiness } from './backend-readiness';
import { brokenPage, startingPage } from './error-pages';
import { type DocumentContext, renderDocument } from './render-document';

const documentTimeLimit = 10_000;

interface Options extends Omit<DocumentContext, 'log'> {
  readonly formDrafts: FormDrafts;
  /** Set where our own backend starts beside the site. */
  readonly readiness?: BackendReadiness;
}

/** Every page of the site, what it is composed of for the tabs that are open, and the list of today's releases for tabs that need a newer one. */
export async function documentRoute(
  app: FastifyInstance,
  { readiness, formDrafts, ...context }: Options,
): Promise<void> {
  app.get(releasesPath, async (_, reply) =>
    reply.header('cache-control', 'no-store').send((await context.site.current()).composition.releases),
  );
  app.get(compositionPath, async (request, reply) => {
    const { composition } = await context.site.current();
    const tag = tagOf(composition);
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(composition);
  });
  app.get('/*', async (request, reply) => {
    // A missing file must say so: a page in its place would be run as a script or drawn as a picture.
    if (/\.[a-z0-9]{2,5}$/i.test(request.url.replace(/\?.*$/, '')) || /^\/(shell|remotes|images)\//.test(request.url)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
    }
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (readiness && !readiness.isReady) {
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send(startingPage);
    }
    const url = new URL(request.url.replace(/^\/+/, '/'), context.siteUrl);
    try {
      const answer = await withTimeLimit(documentTimeLimit, new AbortController().signal, (signal) =>
        renderDocument({ ...context, log: request.log }, url, signal),
      );
      if (answer.kind === 'redirect') return reply.redirect(answer.to, answer.status);
      const draft = formDrafts.of(url);
      if (draft) reply.header('cache-control', 'no-store');
      return reply
        .code(answer.status)
        .headers(answer.status === 503 ? { 'retry-after': '30' } : {})
        .send(draft ? fillForm(answer.html, draft) : answer.html);
    } catch (problem) {
      request.log.error({ err: problem, url: url.pathname }, 'A page could not be made');
      return reply.code(500).header('cache-control', 'no-store').send(brokenPage);
    }
  });
}

const tags = new WeakMap<Composition, string>();

/** A tag of the content, reckoned once for each composition. */
function tagOf(composition: Composition): string {
  let tag = tags.get(composition);
  if (tag === undefined) {
    tag = `W/"${createHash('sha256').update(JSON.stringify(composition)).digest('base64url').slice(0, 16)}"`;
    tags.set(composition, tag);
  }
  return tag;
}
