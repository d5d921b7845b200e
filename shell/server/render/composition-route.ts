import { defaultLanguage, languages } from '@iwan/shared/domain/format/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Composition, compositionPath, sentComposition } from '../../src/composition/composition';
import type { VisitorSites } from '../release/canaries/visitor-sites';
import { setVisitHeaders } from '../release/canaries/visitor-sites';
import { siteIn } from '../release/site-language';
import { entityTag, namesTag } from '../request/entity-tag';

interface Options {
  readonly sites: Pick<VisitorSites, 'of'>;
  /** Whether our cookies have the `Secure` attribute. */
  readonly isSecure: (request: FastifyRequest) => boolean;
}

/** The current composition of the site, for open tabs. */
export async function compositionRoute(app: FastifyInstance, { sites, isSecure }: Options): Promise<void> {
  app.get<{ Querystring: { language?: unknown } }>(compositionPath, async (request, reply) => {
    const visit = await sites.of(request);
    const language = languages.find(({ code }) => code === request.query.language) ?? defaultLanguage;
    const { composition } = siteIn(visit.site, language.code);
    const tag = tagOf(composition);
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    setVisitHeaders(request, reply, visit, isSecure(request));
    return namesTag(request.headers['if-none-match'], tag)
      ? reply.code(304).send()
      : reply.send(sentComposition(composition));
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
