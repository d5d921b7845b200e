import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Composition, compositionPath } from '../../src/composition/composition';
import { setVisitHeaders } from '../canaries/visit-headers';
import type { VisitorSites } from '../canaries/visitor-sites';
import { entityTag, namesTag } from '../entity-tag';

interface Options {
  readonly sites: Pick<VisitorSites, 'of'>;
  /** Whether a cookie of ours is to be sent by https alone. */
  readonly isSecure: (request: FastifyRequest) => boolean;
}

/** What the site is composed of, for the tabs that are open. */
export async function compositionRoute(app: FastifyInstance, { sites, isSecure }: Options): Promise<void> {
  app.get(compositionPath, async (request, reply) => {
    const visit = await sites.of(request);
    const { composition } = visit.site;
    const tag = tagOf(composition);
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    setVisitHeaders(reply, visit, isSecure(request));
    return namesTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(composition);
  });
}

const tags = new WeakMap<Composition, string>();

/** The entity tag of a composition, computed once. */
function tagOf(composition: Composition): string {
  let tag = tags.get(composition);
  if (tag === undefined) {
    tag = entityTag(JSON.stringify(composition));
    tags.set(composition, tag);
  }
  return tag;
}
