import { answerTargets } from '@iwan/shared/domain/office/answer-times';
import { leadStages } from '@iwan/shared/domain/office/lead-stages';
import type { LeadFigures } from '@iwan/shared/domain/office/lead-wire';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leads, leadWork, officePeople } from '../../database/schema';
import { type Caller, isLimitedToOwn } from '../caller';

/** The most projects of the figures. */
const mostProjects = 20;

const answered = leadWork.first_answered_at;
const within = (minutes: number) =>
  sql<number>`(count(*) filter (where ${answered} <= ${leads.received_at} + ${minutes} * interval '1 minute'))::int`;

const [quick, inTime] = answerTargets;
const counts = {
  leads: sql<number>`count(*)::int`,
  answered: sql<number>`count(${answered})::int`,
  quick: within(quick),
  inTime: within(inTime),
};

type Counted = Record<keyof typeof counts, number>;

const wire = ({ leads: all, answered: some, quick: first, inTime: second }: Counted) => ({
  leads: all,
  answered: some,
  answeredWithin: { [quick]: first, [inTime]: second } as Record<typeof quick | typeof inTime, number>,
});

/** How many leads arrived since a moment, and how soon they were answered: in all, by person, by form and by project. */
export async function leadFigures(db: Database, since: Date, caller: Caller): Promise<LeadFigures> {
  const own = isLimitedToOwn(caller, 'figures', 'read') ? eq(leadWork.assignee_id, caller.person.id) : undefined;
  const where = and(gte(leads.received_at, since), eq(leads.is_spam, false), own);
  const grouped = <Key>(key: SQL<Key>) =>
    db
      .select({ key, ...counts })
      .from(leads)
      .leftJoin(leadWork, eq(leadWork.lead_id, leads.id))
      .where(where)
      .groupBy(sql`1`)
      .orderBy(desc(counts.leads));
  const [total] = await db.select(counts).from(leads).leftJoin(leadWork, eq(leadWork.lead_id, leads.id)).where(where);
  const people = new Map((await db.select().from(officePeople)).map(({ id, name }) => [id, name]));
  const byAssignee = await grouped(sql<number | null>`${leadWork.assignee_id}`);
  const bySource = await grouped(sql<string>`${leads.form}`);
  const byProject = await grouped(sql<string | null>`nullif(${leads.fields} ->> 'property', '')`);
  const stages = await grouped(sql<string>`coalesce(${leadWork.stage}, 'new')`);
  const inStage = (stage: string) => stages.find(({ key }) => key === stage)?.leads ?? 0;
  return {
    since: since.toISOString(),
    total: wire(total ?? { leads: 0, answered: 0, quick: 0, inTime: 0 }),
    byAssignee: byAssignee.map(({ key, ...row }) => ({
      ...{ assigneeId: key, name: key === null ? null : (people.get(key) ?? null) },
      ...wire(row),
    })),
    bySource: bySource.map(({ key, ...row }) => ({ form: key, ...wire(row) })),
    byProject: byProject
      .flatMap(({ key, ...row }) => (key === null ? [] : [{ project: key, ...wire(row) }]))
      .slice(0, mostProjects),
    byStage: Object.fromEntries(leadStages.map((stage) => [stage, inStage(stage)])) as LeadFigures['byStage'],
  };
}
