import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { records } from '@iwan/shared/domain/records/records';
import type { UnitRecord } from '@iwan/shared/domain/records/unit';
import { and, eq, isNotNull, like } from 'drizzle-orm';
import { safeArticle, safeProject, safeRecord } from '../../html/safe-record';
import type { Database } from '../database';
import * as tables from '../schema';
import { areas, faqQuestions, openings, sales, siteTexts } from '../schema';
import type { SeededIds } from '../tables/bookkeeping';
import { readSeed, type Seed, type SeedBlog, type SeedComment, type SeedUnit } from './seed-records';
import { isFirst, seedTranslationsOnce } from './seed-translations';

/** What each site shows from its start on: a file and a row of `seedings` for each. */
const siteContentTables = {
  openings,
  areas,
  faq: faqQuestions,
  texts: siteTexts,
  answers: siteTexts,
  legal: siteTexts,
} as const;

/** Files with some of the records of a kind, by the start of their names. */
const startOf: Readonly<Partial<Record<SiteContent, string>>> = { answers: 'answer.%', legal: 'legal.%' };

type SiteContent = keyof typeof siteContentTables;

/**
 * Inserts the openings, the areas, the questions of the FAQ, the texts of the footer, the legal ones and the templates of answers into a database that never had any, one
 * of an earlier release included: its site has shown them so far. They are content and no demo records, so the setting `DEMO` does not matter. Nodes that start at
 * the same time insert them once.
 */
export async function seedSiteContentOnce(database: Database, seedFolder: string): Promise<void> {
  for (const kind of Object.keys(siteContentTables) as readonly SiteContent[]) {
    const table: (typeof siteContentTables)[SiteContent] = siteContentTables[kind];
    await database.transaction(async (db) => {
      const counted = startOf[kind] === undefined ? undefined : like(siteTexts.name, startOf[kind]);
      if (!(await isFirst(db, kind)) || (await db.$count(table, counted)) > 0) return;
      await db.insert(table).values([...(await readSiteContent(seedFolder, kind))] as never);
    });
  }
  await seedTranslationsOnce(database, seedFolder, 'site');
  await seedTranslationsOnce(database, seedFolder, 'areas');
}

/** A test validates them, so they are not validated at every start. */
export async function readSiteContent<Kind extends SiteContent>(
  folder: string,
  kind: Kind,
): Promise<readonly (typeof siteContentTables)[Kind]['$inferInsert'][]> {
  return JSON.parse(await readFile(join(folder, `${kind}.json`), 'utf8'));
}

export const demoSeeding = 'demo';

type Ids = (name: string) => number;

function idsByName(rows: readonly { readonly id: number; readonly name: string }[]): Ids {
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The seed speaks of "${name}", whom it does not have`);
    return id;
  };
}

const hour = 60 * 60_000;
const day = 24 * hour;

function unitRow({ confirmed_hours_ago: hours, ...unit }: SeedUnit, now: number): UnitRecord {
  return hours === undefined ? unit : { ...unit, confirmed_at: new Date(now - hours * hour).toISOString() };
}

async function insertProjects(
  db: Database,
  { projects, prices, figures, progress }: Seed,
  developerId: Ids,
  agentId: Ids,
): Promise<readonly number[]> {
  const now = Date.now();
  const progressOf = (name: string) => {
    const found = progress.find(({ project }) => project === name);
    if (found === undefined) return {};
    const { project: _, permit_days: days, ...known } = found;
    const expires = days === undefined ? null : addDays(dayInDubai(new Date(now)), days);
    return { ...known, permit_expires_on: expires };
  };
  const rows = projects.map(({ developer, agents: _, units, ...project }) => ({
    ...safeProject(project),
    units: units?.map((unit) => unitRow(unit, now)) ?? null,
    figures: figures.find((each) => each.project === project.name)?.figures ?? null,
    ...progressOf(project.name),
    developer_id: developer === null ? null : developerId(developer),
  }));
  const { id, name } = tables.projects;
  const inserted = await db.insert(tables.projects).values(rows).returning({ id, name });
  const projectId = idsByName(inserted);
  await db.insert(tables.projectAgents).values(
    projects.flatMap((project) =>
      project.agents.map((agent, position) => ({
        project_id: projectId(project.name),
        agent_id: agentId(agent),
        position,
      })),
    ),
  );
  await db.insert(tables.priceHistory).values(
    prices.map(({ project, price, days_ago }) => ({
      project_id: projectId(project),
      price,
      at: new Date(Date.now() - days_ago * day),
    })),
  );
  return inserted.map((project) => project.id);
}

async function insertComments(
  db: Database,
  blogId: number,
  comments: readonly SeedComment[],
  parentId: number | null,
): Promise<void> {
  for (const { user, comment, created_at, replies = [] } of comments) {
    const row = { blog_id: blogId, parent_id: parentId, user_id: user.id, user_name: user.name, comment };
    const [inserted] = await db
      .insert(tables.blogComments)
      .values({ ...row, created_at: new Date(created_at) })
      .returning({ id: tables.blogComments.id });
    if (inserted !== undefined) await insertComments(db, blogId, replies, inserted.id);
  }
}

async function insertBlog(db: Database, { comments, ...article }: SeedBlog): Promise<number> {
  const { details, created_at, ...blog } = safeArticle(article);
  const [inserted] = await db
    .insert(tables.blogs)
    .values({ ...blog, created_at: new Date(created_at) })
    .returning({ id: tables.blogs.id });
  if (inserted === undefined) throw new Error('The database has not kept the article');
  const parts = details.map((detail, position) => ({ ...detail, position, blog_id: inserted.id }));
  await db.insert(tables.blogDetails).values(parts);
  await insertComments(db, inserted.id, comments, null);
  return inserted.id;
}

/** A database with its own content gets no demo projects. A database that has them keeps them. */
export async function declineSeed(db: Database): Promise<void> {
  await db.insert(tables.seedings).values({ name: demoSeeding, done_at: new Date() }).onConflictDoNothing();
}

/** Whether the database has any of the demo records. */
export async function hasDemo(db: Database): Promise<boolean> {
  const { seedings } = tables;
  return (await db.$count(seedings, and(eq(seedings.name, demoSeeding), isNotNull(seedings.records)))) > 0;
}

async function hasContent(db: Database): Promise<boolean> {
  for (const table of [tables.developers, tables.agents, tables.teamMembers, tables.projects, tables.blogs]) {
    if ((await db.$count(table)) > 0) return true;
  }
  return false;
}

async function insertAll(db: Database, seed: Seed): Promise<SeededIds> {
  const { id, name } = tables.developers;
  const developers = await db
    .insert(tables.developers)
    .values(seed.developers.map(safeRecord(records.developers)))
    .returning({ id, name });
  const agents = await db
    .insert(tables.agents)
    .values(seed.agents.map(safeRecord(records.agents)))
    .returning({ id: tables.agents.id, name: tables.agents.name });
  const team = await db
    .insert(tables.teamMembers)
    .values([...seed.team])
    .returning({ id: tables.teamMembers.id });
  const projects = await insertProjects(db, seed, idsByName(developers), idsByName(agents));
  const blogs: number[] = [];
  for (const blog of seed.blogs) blogs.push(await insertBlog(db, blog));
  const numbers = (rows: readonly { readonly id: number }[]) => rows.map((row) => row.id);
  return { developers: numbers(developers), agents: numbers(agents), team: numbers(team), projects, blogs };
}

/**
 * Inserts the demo records into a database that never had content, all or nothing, with translations and sales; later starts leave it as it is.
 */
export async function seedOnce(database: Database, seedFolder: string): Promise<void> {
  const [done] = await database.select().from(tables.seedings).where(eq(tables.seedings.name, demoSeeding));
  if (done === undefined && (await hasContent(database))) return declineSeed(database);
  if (done === undefined) {
    const seed = await readSeed(seedFolder);
    await database.transaction(async (db) => {
      const records = await insertAll(db, seed);
      await db.insert(tables.seedings).values({ name: demoSeeding, done_at: new Date(), records });
    });
  }
  // Also into a database of an earlier release.
  if (done !== undefined && done.records === null) return;
  await seedTranslationsOnce(database, seedFolder, 'demo');
  await seedSalesOnce(database, seedFolder);
}

/** Inserts the made sales of the demo projects, once, marked as invented. */
export async function seedSalesOnce(database: Database, folder: string): Promise<void> {
  await database.transaction(async (db) => {
    if (!(await isFirst(db, 'demo sales'))) return;
    const made = await readSeedSales(folder);
    await db.insert(sales).values(made.map((sale) => ({ ...sale, invented: true })));
  });
}

/** A test validates them, so they are not validated at every start. */
export async function readSeedSales(folder: string): Promise<readonly (typeof sales.$inferInsert)[]> {
  return JSON.parse(await readFile(join(folder, 'sales.json'), 'utf8'));
}
