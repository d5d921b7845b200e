import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { contentTables, nameColumn } from '../database/content-tables';
import type { Database } from '../database/database';
import { projectAgents, projects, sales, seedings } from '../database/schema';
import { demoSeeding } from '../database/seed/seed';
import type { SeededIds } from '../database/tables/bookkeeping';

/** The kinds of record of which there are demo ones. */
type DemoResource = keyof SeededIds;

const noneSeeded: SeededIds = { projects: [], blogs: [], agents: [], developers: [], team: [] };

/** A demo record that stays: it was changed, or another record refers to it. */
export interface KeptRecord {
  readonly resource: DemoResource;
  readonly name: string;
  readonly reason: 'changed' | 'used';
}

/** The records that were never changed and that no other record refers to. The database counts changes as revisions. */
async function removable(db: Database, resource: DemoResource, ids: readonly number[], usedIds: ReadonlySet<number>) {
  const table = contentTables[resource] as typeof contentTables.team;
  const name = nameColumn(resource);
  const found = await db
    .select({ id: table.id, name, revision: table.revision })
    .from(table)
    .where(inArray(table.id, [...ids, 0]));
  const kept = found.flatMap((row) => {
    const reason = row.revision > 1 ? ('changed' as const) : usedIds.has(row.id) ? ('used' as const) : null;
    return reason === null ? [] : [{ id: row.id, record: { resource, name: row.name, reason } }];
  });
  const keptIds = new Set(kept.map(({ id }) => id));
  return { gone: found.map(({ id }) => id).filter((id) => !keptIds.has(id)), kept };
}

async function agentsInUse(db: Database): Promise<ReadonlySet<number>> {
  return new Set((await db.select({ id: projectAgents.agent_id }).from(projectAgents)).map(({ id }) => id));
}

async function developersInUse(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: projects.developer_id }).from(projects);
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/**
 * Removes the demo records of the first start and nothing else: changed ones stay, and so do developers and agents to whom
 * other projects refer. An article is removed with its comments. Returns `null` for a database without demo records.
 */
export async function removeDemo(db: Database) {
  const of: SQL = eq(seedings.name, demoSeeding);
  const [seeding] = await db.select().from(seedings).where(of).for('update');
  const seeded = seeding?.records;
  if (!seeded) return null;
  const nobody = new Set<number>();
  const left: Record<DemoResource, readonly number[]> = { ...noneSeeded };
  const removed: Record<DemoResource, number> = { projects: 0, blogs: 0, agents: 0, developers: 0, team: 0 };
  const kept: KeptRecord[] = [];
  // Projects first, so that it is known which developers and agents are still referred to.
  const steps = [
    ['projects', async () => nobody],
    ['blogs', async () => nobody],
    ['team', async () => nobody],
    ['agents', agentsInUse],
    ['developers', developersInUse],
  ] as const;
  for (const [resource, inUse] of steps) {
    const found = await removable(db, resource, seeded[resource], await inUse(db));
    const table = contentTables[resource] as typeof contentTables.team;
    await db.delete(table).where(and(inArray(table.id, [...found.gone, 0])));
    removed[resource] = found.gone.length;
    left[resource] = found.kept.map(({ id }) => id);
    kept.push(...found.kept.map(({ record }) => record));
  }
  await db.delete(sales).where(eq(sales.invented, true));
  await db
    .update(seedings)
    .set({ records: kept.length === 0 ? null : left })
    .where(of);
  return { removed, kept };
}
