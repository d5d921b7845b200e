import { hidingReasons, type ReviewRecord } from '@iwan/shared/domain/reviews/review-wire';
import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, DatabaseAndClock } from '../../database/database';
import { agentReviews, agents } from '../../database/schema';
import { orNotFound } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { noteChange } from '../audit';
import { callerOf } from '../caller';
import { changeForm, ofOne, readFields, requireId } from '../change-body';
import { listRoute } from '../list';
import { conflict, invalid } from '../office-error';

export const reviewChanges = z.strictObject({
  state: z.enum(['published', 'hidden'], { error: 'Publish it, or hide it' }),
  reason: z.enum(hidingReasons, { error: `The reason is one of: ${hidingReasons.join(', ')}` }).nullish(),
});

const { id, state, given_at } = agentReviews;

const selectReviews = (db: Database) =>
  db
    .select({ review: agentReviews, agent: agents.name })
    .from(agentReviews)
    .leftJoin(agents, eq(agents.id, agentReviews.agent_id))
    .$dynamic();

type Found = Awaited<ReturnType<typeof selectReviews>>[number];

const reviewRecord = ({ review, agent }: Found): ReviewRecord => ({
  id: review.id,
  agentId: review.agent_id,
  agent: agent ?? '',
  stars: review.stars ?? 0,
  name: review.name ?? '',
  text: review.text ?? '',
  givenAt: (review.given_at ?? review.asked_at).toISOString(),
  state: review.state,
  reason: review.reason,
  version: review.version,
});

async function find(db: Database, reviewId: number): Promise<ReviewRecord> {
  const [found] = await selectReviews(db).where(and(eq(id, reviewId), ne(state, 'asked')));
  return reviewRecord(orNotFound(found, 'Review'));
}

const trailOf = ({ state: shown, reason }: ReviewRecord) => ({ state: shown, reason });

/** Reviews of agents: listing, publishing, and hiding with a reason. Nobody can write, change or delete one. */
export function reviewRoutes({ db, now }: DatabaseAndClock): ZodRoutes {
  return async (app) => {
    listRoute(app, '/reviews', {
      ...{ db, table: agentReviews, filter: z.strictObject({}) },
      ...{ sorts: { givenAt: given_at }, usual: { sort: 'givenAt', order: 'desc' } },
      where: () => ne(state, 'asked'),
      read: async (isOnPage) => (await selectReviews(db).where(isOnPage)).map(reviewRecord),
    });

    app.patch('/reviews/:id', ofOne, async (request) => {
      const reviewId = requireId(request.params.id);
      const { version, changes } = readBody(changeForm, request.body);
      const { state: next, reason = null } = readFields(reviewChanges, changes);
      if ((next === 'hidden') !== (reason !== null)) {
        throw invalid([{ field: 'reason', message: 'A hidden review has a reason, and no other' }]);
      }
      await db.transaction(async (tx) => {
        await tx.select({ id }).from(agentReviews).where(eq(id, reviewId)).for('update');
        const before = await find(tx, reviewId);
        if (version !== undefined && version !== before.version) throw conflict(before);
        const set = { state: next, reason, version: sql`${agentReviews.version} + 1` };
        await tx.update(agentReviews).set(set).where(eq(id, reviewId));
        const states = { before: trailOf(before), after: { state: next, reason } };
        const change = { resource: 'reviews', recordId: reviewId, action: 'update', ...states };
        await noteChange(tx, callerOf(request).person, change, now());
      });
      return find(db, reviewId);
    });
  };
}
