import { answerTargets } from '@iwan/shared/domain/office/answer-times';
import { type LeadStage, leadStages } from '@iwan/shared/domain/office/lead-stages';
import type { LeadFigures } from '@iwan/shared/domain/office/lead-wire';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leads, officePeople } from '../../database/schema';
import { type Caller, isLimitedToOwn } from '../caller';

/** The most projects of the figures. */
const mostProjects = 20;

const answered = leads.answered_at;
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

interface Group extends Counted {
  readonly assigneeId: number | null;
  readonly form: string;
  readonly property: string | null;
  readonly stage: LeadStage;
}

const nothing: Counted = { leads: 0, answered: 0, quick: 0, inTime: 0 };

const plus = (one: Counted, other: Counted): Counted => ({
  leads: one.leads + other.leads,
  answered: one.answered + other.answered,
  quick: one.quick + other.quick,
  inTime: one.inTime + other.inTime,
});

const wire = ({ leads: all, answered: some, quick: first, inTime: second }: Counted) => ({
  leads: all,
  answered: some,
  answeredWithin: { [quick]: first, [inTime]: second } as Record<typeof quick | typeof inTime, number>,
});

/** The sums of groups by one of their properties, the largest first. */
function sumsBy<Key>(groups: readonly Group[], keyOf: (group: Group) => Key): readonly (readonly [Key, Counted])[] {
  const sums = new Map<Key, Counted>();
  for (const group of groups) sums.set(keyOf(group), plus(sums.get(keyOf(group)) ?? nothing, group));
  return [...sums].sort(([, one], [, other]) => other.leads - one.leads);
}

/**
 * How many leads arrived since a moment, and how soon they were answered: in all, by person, by form and by project. The database
 * counts each combination of these in one scan of the index `leads_list`; the sums are made here.
 */
export async function leadFigures(db: Database, since: Date, caller: Caller): Promise<LeadFigures> {
  const own = isLimitedToOwn(caller, 'figures', 'read') ? eq(leads.assignee_id, caller.person.id) : undefined;
  const { assignee_id, form, property, stage } = leads;
  const groups: readonly Group[] = await db
    .select({ assigneeId: assignee_id, form, property, stage, ...counts })
    .from(leads)
    .where(and(gte(leads.received_at, since), sql`not ${leads.is_spam}`, own))
    .groupBy(assignee_id, form, property, stage);
  const people = new Map((await db.select().from(officePeople)).map(({ id, name }) => [id, name]));
  const stages = new Map(sumsBy(groups, (group) => group.stage));
  return {
    since: since.toISOString(),
    total: wire(groups.reduce(plus, nothing)),
    byAssignee: sumsBy(groups, ({ assigneeId }) => assigneeId).map(([id, sum]) => ({
      ...{ assigneeId: id, name: id === null ? null : (people.get(id) ?? null) },
      ...wire(sum),
    })),
    bySource: sumsBy(groups, (group) => group.form).map(([name, sum]) => ({ form: name, ...wire(sum) })),
    byProject: sumsBy(groups, (group) => group.property)
      .flatMap(([project, sum]) => (project === null ? [] : [{ project, ...wire(sum) }]))
      .slice(0, mostProjects),
    byStage: Object.fromEntries(
      leadStages.map((name) => [name, stages.get(name)?.leads ?? 0]),
    ) as LeadFigures['byStage'],
  };
}
