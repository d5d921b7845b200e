import { asc, eq, inArray } from 'drizzle-orm';
import { type Content, noContent, rowSchema } from '../content/resources';
import { writeContent } from '../content/write-content';
import type { Database, Transaction } from '../database/database';
import { feedListings, projects } from '../database/schema';
import { declineSeed } from '../database/seed/seed';
import type { FeedPlan, StoredListing } from './plan';

type Fields = Readonly<Record<string, unknown>>;

/** As the record's description has it. */
const longestName = 200;

/** Rows of one statement. */
const batch = 500;

/** What was imported before. */
export async function storedListings(db: Database): Promise<readonly StoredListing[]> {
  const rows = await db.select().from(feedListings).orderBy(asc(feedListings.reference));
  return rows.map(({ reference, project_id, fields, withdrawn_at }) => ({
    ...{ reference, projectId: project_id, fields, isWithdrawn: withdrawn_at !== null },
  }));
}

/** The names of all projects, of which a file has records: a listing gets one that is no other project's. */
async function openNames(tx: Transaction) {
  const rows = await tx.select({ id: projects.id, name: projects.name }).from(projects).orderBy(asc(projects.id));
  const ids = new Map(rows.toReversed().map(({ id, name }) => [name, id]));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  /** The given name, or with the reference behind it; `null`: a new project. */
  const take = (wanted: string, reference: string, id: number | null) => {
    const owner = ids.get(wanted);
    const isFree = owner === undefined || owner === id;
    const name = isFree ? wanted : `${wanted.slice(0, longestName - reference.length - 3)} (${reference})`;
    ids.set(name, id ?? -1);
    return name;
  };
  return { take, nameOf: (id: number) => names.get(id) ?? '' };
}

/** The texts of a brokerage in Arabic are its own: nobody has to review them. */
const reviewed = (fields: Fields) =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => (name.endsWith('@ar') ? [[`${name}_state`, 'reviewed']] : [])),
  );

async function writeProjects(tx: Transaction, rows: readonly Fields[]): Promise<void> {
  const parsed = rows.map((row) => rowSchema('projects').parse({ ...row, ...reviewed(row) }));
  await writeContent(tx, { ...noContent(), projects: parsed } as unknown as Content);
}

/** Writes the differences: projects that are new, changed or back, and unpublishes those that were withdrawn. */
export async function writePlan(tx: Transaction, plan: FeedPlan, now: Date): Promise<void> {
  const { take, nameOf } = await openNames(tx);
  const rows: Fields[] = [];
  for (const { reference, before, changes } of plan.changed) {
    const known = nameOf(before.projectId);
    const name = take(typeof changes.name === 'string' ? changes.name : known, reference, before.projectId);
    if (name !== known) await tx.update(projects).set({ name }).where(eq(projects.id, before.projectId));
    rows.push({ ...changes, name, ...(before.isWithdrawn && { publication: 'published' }) });
  }
  const added = plan.added.map((listing) => ({
    ...listing,
    name: take(String(listing.fields.name), listing.reference, null),
  }));
  await writeProjects(tx, [...rows, ...added.map(({ fields, name }) => ({ ...fields, name }))]);
  for (const { reference, fields } of plan.changed) {
    await tx.update(feedListings).set({ fields, withdrawn_at: null }).where(eq(feedListings.reference, reference));
  }
  for (let from = 0; from < added.length; from += batch) {
    const some = new Map(added.slice(from, from + batch).map((listing) => [listing.name, listing]));
    const found = await tx
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(inArray(projects.name, [...some.keys()]));
    const links = found.flatMap(({ id, name }) => {
      const { reference, fields } = some.get(name) ?? {};
      return reference === undefined || fields === undefined ? [] : [{ reference, project_id: id, fields }];
    });
    await tx.insert(feedListings).values(links);
  }
  for (let from = 0; from < plan.withdrawn.length; from += batch) {
    const ids = plan.withdrawn.slice(from, from + batch).map(({ projectId }) => projectId);
    const unpublished = { publication: 'unpublished', publish_at: null, unpublish_at: null } as const;
    await tx.update(projects).set(unpublished).where(inArray(projects.id, ids));
    await tx.update(feedListings).set({ withdrawn_at: now }).where(inArray(feedListings.project_id, ids));
  }
  await declineSeed(tx);
}
