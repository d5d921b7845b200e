import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import type { Database } from '../database';
import { faqQuestions, openings, seedings, siteTexts } from '../schema';

/** What each site shows from its start on: a file and a row of `seedings` for each. */
const tables = { openings, faq: faqQuestions, texts: siteTexts, answers: siteTexts } as const;

type SiteContent = keyof typeof tables;

/**
 * Inserts the openings, the questions of the FAQ, the texts of the footer and the templates of answers into a database that never had any, one
 * of an earlier release included: its site has shown them so far. They are content and no demo records, so the setting `DEMO` does not matter. Nodes that start at
 * the same time insert them once.
 */
export async function seedSiteContentOnce(database: Database, seedFolder: string): Promise<void> {
  for (const kind of Object.keys(tables) as readonly SiteContent[]) {
    const table: (typeof tables)[SiteContent] = tables[kind];
    await database.transaction(async (db) => {
      const row = { name: kind, done_at: new Date() };
      const begun = await db.insert(seedings).values(row).onConflictDoNothing().returning({ name: seedings.name });
      const counted = kind === 'answers' ? like(siteTexts.name, 'answer.%') : undefined;
      if (begun.length === 0 || (await db.$count(table, counted)) > 0) return;
      await db.insert(table).values([...(await readSiteContent(seedFolder, kind))] as never);
    });
  }
}

/** A test validates them, so they are not validated at every start. */
export async function readSiteContent<Kind extends SiteContent>(
  folder: string,
  kind: Kind,
): Promise<readonly (typeof tables)[Kind]['$inferInsert'][]> {
  return JSON.parse(await readFile(join(folder, `${kind}.json`), 'utf8'));
}
