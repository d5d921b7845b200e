import { and, eq, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';
import { agentReviews, leads, leadWork, officePeople } from '../database/schema';
import { byHand } from '../leads/forms/lead-forms';

/** What the office has measured of an agent. `null` where there is too little to say something. */
export const agentFigures = z.object({
  /** Leads of the last twelve months that were won. */
  deals: z.int().nullable(),
  /** The median time to the first answer in the last 90 days, in minutes. */
  answer_minutes: z.int().nullable(),
  /** Published reviews. */
  reviews: z.int(),
  /** Their mean number of stars, to one decimal. */
  average: z.number().nullable(),
});

type AgentFigures = z.output<typeof agentFigures>;

/** From how many on a figure is shown. */
const least = { deals: 3, answers: 5, reviews: 3 } as const;

export const noFigures: AgentFigures = { deals: null, answer_minutes: null, reviews: 0, average: null };

/** The figures of all agents who have any, by the id of their record. Leads entered by hand had their answer before. */
export async function readAgentFigures(db: Database, now: Date): Promise<ReadonlyMap<number, AgentFigures>> {
  const since = (days: number) => sql`${now.toISOString()}::timestamptz - ${days} * interval '1 day'`;
  const measured = sql`${leads.answered_at} > ${since(90)} and ${ne(leads.form, byHand.name)}`;
  const minutes = sql`extract(epoch from ${leads.answered_at} - ${leads.received_at}) / 60`;
  const won = sql`${leads.stage} = 'won' and coalesce(${leadWork.won_at}, ${leads.received_at}) > ${since(365)}`;
  const worked = await db
    .select({
      id: officePeople.agent_id,
      deals: sql<number>`(count(*) filter (where ${won}))::int`,
      answers: sql<number>`(count(*) filter (where ${measured}))::int`,
      median: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by ${minutes}) filter (where ${measured}))::float8`,
    })
    .from(leads)
    .innerJoin(officePeople, and(eq(officePeople.id, leads.assignee_id), isNotNull(officePeople.agent_id)))
    .leftJoin(leadWork, eq(leadWork.lead_id, leads.id))
    .where(and(eq(leads.is_spam, false), lte(leads.received_at, now)))
    .groupBy(officePeople.agent_id);
  const reviewed = await db
    .select({
      id: agentReviews.agent_id,
      reviews: sql<number>`count(*)::int`,
      average: sql<number>`round(avg(${agentReviews.stars}), 1)::float8`,
    })
    .from(agentReviews)
    .where(eq(agentReviews.state, 'published'))
    .groupBy(agentReviews.agent_id);
  const figures = new Map<number, AgentFigures>();
  for (const { id, deals, answers, median } of worked) {
    figures.set(id ?? 0, {
      ...noFigures,
      deals: deals >= least.deals ? deals : null,
      answer_minutes: answers >= least.answers && median !== null ? Math.ceil(median) : null,
    });
  }
  for (const { id, reviews, average } of reviewed) {
    const shown = { reviews, average: reviews >= least.reviews ? average : null };
    figures.set(id, { ...noFigures, ...figures.get(id), ...shown });
  }
  return figures;
}
