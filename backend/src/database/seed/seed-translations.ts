import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { type TranslatedLanguage, translatedCodes } from '@iwan/shared/domain/translation/translated-fields';
import { eq } from 'drizzle-orm';
import { contentTables, nameColumn } from '../content-tables';
import type { Database } from '../database';
import { faqQuestions, seedings } from '../schema';
import { writeTranslations } from '../translations/stored-translations';

/** The translations of one kind of record: by the key of the record, by field (see `seed/translations/README.md`). */
export type SeedTranslations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A test validates them, so they are not validated at every start. */
export async function readSeedTranslations(
  folder: string,
  language: TranslatedLanguage,
  resource: ContentResource,
): Promise<SeedTranslations> {
  const file = join(folder, 'translations', language, `${resource}.json`);
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

/** Notes that something is seeded; whether it never was before. Of nodes that start at the same time, one is the first. */
export async function isFirst(db: Database, name: string): Promise<boolean> {
  const row = { name, done_at: new Date() };
  return (await db.insert(seedings).values(row).onConflictDoNothing().returning({ name: seedings.name })).length > 0;
}

const keyColumn = (resource: ContentResource) => (resource === 'faq' ? faqQuestions.slug : nameColumn(resource));

/** Which records: those of the demo, or those that each site shows from its start on, in two parts. */
const parts = {
  demo: ['developers', 'agents', 'team', 'projects', 'blogs'],
  site: ['openings', 'faq', 'texts'],
  // Apart, for databases that have those already.
  areas: ['areas'],
} as const satisfies Readonly<Record<string, readonly ContentResource[]>>;

/** Inserts the translations of the seed's records that nobody has changed, once for each language. */
export async function seedTranslationsOnce(
  database: Database,
  folder: string,
  part: keyof typeof parts,
): Promise<void> {
  for (const language of translatedCodes) {
    await database.transaction(async (db) => {
      if (!(await isFirst(db, `translations ${language} ${part}`))) return;
      for (const resource of parts[part]) await insertOf(db, folder, language, resource);
    });
  }
}

async function insertOf(
  db: Database,
  folder: string,
  language: TranslatedLanguage,
  resource: ContentResource,
): Promise<void> {
  const known = await readSeedTranslations(folder, language, resource);
  const table = contentTables[resource] as typeof contentTables.team;
  const rows = await db
    .select({ id: table.id, key: keyColumn(resource) })
    .from(table)
    .where(eq(table.revision, 1));
  const changes = rows.map(({ id, key }) => {
    const values = key !== null && Object.hasOwn(known, key) ? (known[key] ?? {}) : {};
    return [id, Object.entries(values).map(([field, value]) => ({ language, field, value }))] as const;
  });
  await writeTranslations(db, resource, new Map(changes), 'machine');
}
