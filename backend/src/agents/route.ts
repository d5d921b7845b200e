import { longestReview } from '@iwan/shared/domain/reviews/review-wire';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { DatabaseAndClock } from '../database/database';
import { agentReviews, agents, bookedTimes } from '../database/schema';
import { typedText } from '../http/clean-text';
import type { EndingLinks } from '../http/ending-links';
import { HttpError, orNotFound } from '../http/http-error';
import type { RateHook } from '../http/rate-limits';
import { readBody } from '../http/read-body';
import { refusals } from '../http/refusals/refusals';
import { requestLocale } from '../http/request-locale';
import { serve, servedJson } from '../http/responses/served-json';
import { nameParameter, type ZodRoutes } from '../http/zod-routes';
import { languageQuery } from '../language/asked-language';
import { fromLines, translationLines } from '../language/read-translations';
import { nameIn, withTranslations } from '../language/translated-record';
import { noFigures, readAgentFigures } from './figures';

/** Milliseconds. */
const keptFor = 180_000;
/** The newest ones are shown. */
const mostReviews = 20;

export const reviewTokenQuery = languageQuery.extend({ token: z.string().max(200).optional() });

export const reviewForm = z.object({
  token: z.string({ error: refusals.linkIncomplete }).max(200, refusals.linkIncomplete),
  stars: z.coerce
    .number({ error: refusals.starsMissing })
    .int(refusals.starsMissing)
    .min(1, refusals.starsMissing)
    .max(5, refusals.starsMissing),
  name: typedText(refusals.nameMissing, longestReview.name, refusals.reviewTooLong),
  text: typedText(refusals.reviewMissing, longestReview.text, refusals.reviewTooLong),
});

interface Parts extends DatabaseAndClock {
  readonly agentNamed: (
    request: FastifyRequest,
    name: string,
  ) => { readonly id: number; readonly name: string } | undefined;
  readonly links: EndingLinks;
  readonly limit: RateHook;
}

const { id, agent_id, lead_id, state, stars, name, text, given_at } = agentReviews;

/** What visitors learn of agents beyond their records, and the reviews that people give by the link of a mail. */
export function agentRoutes({ db, agentNamed, links, limit, now }: Parts): ZodRoutes {
  const kept = new LRUCache<'all', Awaited<ReturnType<typeof readAgentFigures>>>({
    max: 1,
    ttl: keptFor,
    fetchMethod: () => readAgentFigures(db, now()),
  });

  /** The request for a review behind a token. Throws an `HttpError` 404 where it has ended, or the lead was erased. */
  const asked = async (token: string | undefined, locale: string) => {
    const requested = links.read(token ?? '', now());
    const [found] =
      requested === null
        ? []
        : await db
            .select({ id, state, agent: agents.name, lines: translationLines('agents', agents.id, ['name']) })
            .from(agentReviews)
            .innerJoin(agents, eq(agents.id, agent_id))
            .where(and(eq(id, requested), isNotNull(lead_id)));
    if (found === undefined) throw new HttpError(404, refusals.linkExpired);
    const shown = nameIn(withTranslations({ name: found.agent }, fromLines(found.lines)), locale);
    return { id: found.id, agent: shown, isGiven: found.state !== 'asked' };
  };

  return async (app) => {
    app.get('/api/agent-figures', async (request, reply) => {
      const figures = await kept.forceFetch('all');
      return serve(request, reply, servedJson({ data: [...figures].map(([agent, its]) => ({ id: agent, ...its })) }));
    });

    app.get('/api/agent-figures/:name', { schema: { params: nameParameter } }, async (request, reply) => {
      const agent = orNotFound(agentNamed(request, request.params.name), 'Agent');
      const figures = (await kept.forceFetch('all')).get(agent.id) ?? noFigures;
      const published = await db
        .select({ stars, name, text, month: sql<string>`to_char(${given_at} at time zone 'Asia/Dubai', 'YYYY-MM')` })
        .from(agentReviews)
        .where(and(eq(agent_id, agent.id), eq(state, 'published')))
        .orderBy(desc(given_at), desc(id))
        .limit(mostReviews);
      const taken = await db
        .select({ at: bookedTimes.at })
        .from(bookedTimes)
        .where(and(eq(bookedTimes.agent, agent.name), gt(bookedTimes.at, now())));
      const booked = taken.map(({ at }) => at.toISOString());
      return serve(request, reply, servedJson({ data: { id: agent.id, ...figures, published, booked } }));
    });

    app.get('/api/agent-reviews', { schema: { querystring: reviewTokenQuery } }, async (request, reply) => {
      const { agent, isGiven } = await asked(request.query.token, requestLocale(request));
      return reply.header('cache-control', 'no-store').send({ data: { agent, given: isGiven } });
    });

    app.post('/api/agent-reviews', { onRequest: limit }, async (request, reply) => {
      const { token, ...given } = readBody(reviewForm, request.body);
      const review = await asked(token, requestLocale(request));
      const stored = await db
        .update(agentReviews)
        .set({ ...given, state: 'pending', given_at: now() })
        .where(and(eq(id, review.id), eq(state, 'asked')))
        .returning({ id });
      if (stored.length === 0) throw new HttpError(409, refusals.reviewGiven);
      return reply.code(201).send({ message: 'Thank you. We publish it after a look.' });
    });
  };
}
