import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { translations } from '../database/schema';
import type { Translations } from './translated-record';

export type Line = readonly [language: keyof Translations, field: string, value: unknown];

const { language, field, value, record_id: id } = translations;

const lines = sql<readonly Line[]>`json_agg(json_build_array(${language}, ${field}, ${value}))`;

/** The translations of a record, of some fields or all, within the query of the record; `null` without any. */
export function translationLines(
  resource: ContentResource,
  ofRecord: PgColumn,
  fields?: readonly string[],
): SQL<readonly Line[] | null> {
  const ofFields = fields === undefined ? sql`` : sql`and ${field} = any (${sql.raw(`'{${fields.join(',')}}'`)})`;
  return sql`(select ${lines} from ${translations}
    where ${translations.resource} = ${sql.raw(`'${resource}'`)} and ${id} = ${ofRecord} ${ofFields})`;
}

/** By language and field. */
export function fromLines(some: readonly Line[] | null): Translations | undefined {
  if (some === null) return undefined;
  const byLanguage: Partial<Record<keyof Translations, Record<string, unknown>>> = {};
  for (const [code, name, translation] of some) byLanguage[code] = { ...byLanguage[code], [name]: translation };
  return byLanguage;
}

/** The translations of some records of a kind, by their ids. */
export async function readTranslations(
  db: Database,
  resource: ContentResource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Translations | undefined>> {
  const rows = await db
    .select({ id, lines })
    .from(translations)
    .where(and(eq(translations.resource, resource), inArray(id, [...ids, 0])))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, fromLines(row.lines)]));
}
