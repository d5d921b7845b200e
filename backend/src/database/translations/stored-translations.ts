import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { type Field, fieldsOf, type RecordDescription } from '@iwan/shared/domain/records/field';
import { records } from '@iwan/shared/domain/records/records';
import {
  hasWords,
  stateKey,
  type TranslatedLanguage,
  type TranslationFault,
  type TranslationState,
  translatedCodes,
  translatedFields,
  translationKey,
} from '@iwan/shared/domain/translation/translated-fields';
import { and, eq, exists, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { safeRecord } from '../../html/safe-record';
import { contentTables } from '../content-tables';
import type { Database } from '../database';
import { blogDetails, blogs, translations } from '../schema';

type Values = Readonly<Record<string, unknown>>;

/** A change of a translation. */
export interface TranslationChange {
  readonly language: TranslatedLanguage;
  readonly field: string;
  /** In the format of the field; `null` or without words removes it, `undefined` leaves it as it is. */
  readonly value?: unknown;
  /** Without one, a new value has the state of its writer. */
  readonly state?: TranslationState | undefined;
}

/** A value that no English has as its hash. */
const unknownEnglish = 'unknown';

/** What the values of a file or form say of translations, sanitised, by the names of `translationKey` and `stateKey`; the others are the record's own. */
export function splitTranslations(
  resource: ContentResource,
  values: Values,
): { readonly own: Values; readonly changes: readonly TranslationChange[] } {
  const own = { ...values };
  const safe = safeRecord(records[resource]);
  const changes = translatedCodes.flatMap((language) =>
    translatedFields(records[resource]).flatMap(([field, described]): TranslationChange[] => {
      const { [translationKey(field, language)]: value, [stateKey(field, language)]: state } = values;
      delete own[translationKey(field, language)];
      delete own[stateKey(field, language)];
      if (value === undefined && (state === undefined || state === null)) return [];
      return [
        {
          ...{ language, field },
          ...(value !== undefined && { value: hasWords(described, value) ? safe({ [field]: value })[field] : null }),
          ...(typeof state === 'string' && { state: state as TranslationState }),
        },
      ];
    }),
  );
  return { own, changes };
}

/** The translations of some records with their states, by the ids of the records, as fields of files and forms. */
export async function translationValues(
  db: Database,
  resource: ContentResource,
  ids: readonly number[],
): Promise<(id: number) => Values> {
  const table = contentTables[resource] as typeof contentTables.team;
  const rows = await db
    .select({
      id: translations.record_id,
      language: translations.language,
      field: translations.field,
      value: translations.value,
      state: sql<TranslationState>`case when ${translations.source_hash} = ${englishHash(resource)} then ${translations.state} else 'stale' end`,
    })
    .from(translations)
    .innerJoin(table, eq(table.id, translations.record_id))
    .where(and(eq(translations.resource, resource), inArray(translations.record_id, [...ids, 0])))
    .orderBy(translations.record_id, translations.language, translations.field);
  const byId = new Map<number, Record<string, unknown>>();
  for (const { id, language, field, value, state } of rows) {
    const values = byId.get(id) ?? {};
    values[translationKey(field, language)] = value;
    values[stateKey(field, language)] = state;
    byId.set(id, values);
  }
  return (id) => byId.get(id) ?? {};
}

/** Translations of one statement. */
const batch = 500;

/**
 * Writes translations of records, which have their new English already: it is what they are made of. `writer`: the state of a value without
 * one.
 */
export async function writeTranslations(
  db: Database,
  resource: ContentResource,
  changes: ReadonlyMap<number, readonly TranslationChange[]>,
  writer: 'machine' | 'reviewed',
): Promise<void> {
  const all = [...changes].flatMap(([record_id, some]) => some.map((change) => ({ record_id, ...change })));
  if (all.length === 0) return;
  const { record_id, language, field, source_hash } = translations;
  const ofResource = eq(translations.resource, resource);
  const set = all.flatMap(({ value, state = writer, ...key }) =>
    value === undefined || value === null
      ? []
      : [
          {
            ...{ resource, record_id: key.record_id, language: key.language, field: key.field, value },
            state: state === 'stale' ? ('machine' as const) : state,
            source_hash: state === 'stale' ? unknownEnglish : '',
          },
        ],
  );
  for (let from = 0; from < set.length; from += batch) {
    await db
      .insert(translations)
      .values(set.slice(from, from + batch))
      .onConflictDoUpdate({
        target: [translations.resource, record_id, language, field],
        set: { value: sql`excluded.value`, state: sql`excluded.state`, source_hash: sql`excluded.source_hash` },
      });
  }
  for (const { value, state, ...key } of all) {
    const one = and(ofResource, eq(record_id, key.record_id), eq(language, key.language), eq(field, key.field));
    if (value === null) await db.delete(translations).where(one);
    // Reviewed as it is: of the English of today.
    if (value === undefined && state === 'reviewed') {
      await db.update(translations).set({ state, source_hash: '' }).where(one);
    }
    if (value === undefined && state === 'machine') await db.update(translations).set({ state }).where(one);
  }
  const table = contentTables[resource] as typeof contentTables.team;
  await db
    .update(translations)
    .set({ source_hash: englishHash(resource) })
    .from(table)
    .where(and(ofResource, eq(source_hash, ''), eq(table.id, record_id)));
}

/** The condition that a record has a field without its translation, or a translation whose English has changed since. */
export function hasTranslationFault(db: Database, resource: ContentResource, fault: TranslationFault): SQL | undefined {
  const one = db.select({ one: sql`1` }).from(translations);
  const ofRecord = and(eq(translations.resource, resource), eq(translations.record_id, contentTables[resource].id));
  if (fault === 'stale') return exists(one.where(and(ofRecord, ne(translations.source_hash, englishHash(resource)))));
  const missing = englishFields(resource).flatMap(([field, english]) =>
    translatedCodes.map((language) => {
      const ofField = and(ofRecord, eq(translations.field, field), eq(translations.language, language));
      return and(sql`${english} <> ''`, notExists(db.select({ one: sql`1` }).from(translations).where(ofField)));
    }),
  );
  return or(...missing);
}

/** The sections of an article are a table of their own. */
const sections = sql`(select jsonb_agg(jsonb_build_object('sub_heading', ${blogDetails.sub_heading}, 'paragraph', ${blogDetails.paragraph})
  order by ${blogDetails.position}) from ${blogDetails} where ${blogDetails.blog_id} = ${blogs.id})`;

/**
 * What of a field differs between languages, as one text; `''` where it has no words. An expression of the database, which compares the hash of each
 * field with those of its translations.
 */
function englishOf(resource: ContentResource, name: string, field: Field): SQL {
  const columns = contentTables[resource] as unknown as Readonly<Record<string, PgColumn>>;
  const column = columns[name];
  if (field.kind !== 'rows') return sql`btrim(coalesce(${column}, ''), E' \\t\\r\\n')`;
  const rows = resource === 'blogs' && name === 'details' ? sections : sql`${column}`;
  const cells = (of: RecordDescription) =>
    sql.join(
      Object.keys(of).map((cell) => sql`coalesce(entry ->> ${sql.raw(`'${cell}'`)}, '')`),
      sql`, `,
    );
  const words = Object.fromEntries(fieldsOf(field.row).filter(([, { isTranslatable }]) => isTranslatable === true));
  return sql`coalesce((select jsonb_agg(jsonb_build_array(${cells(field.row)}) order by place)::text
    from jsonb_array_elements(case when jsonb_typeof(${rows}) = 'array' then ${rows} else '[]'::jsonb end) with ordinality entries(entry, place)
    where btrim(concat(${cells(words)})) <> ''), '')`;
}

/** The English of each translated field of a kind of record, in the order of its description. */
export const englishFields = (resource: ContentResource): readonly (readonly [name: string, english: SQL])[] =>
  translatedFields(records[resource]).map(([name, field]) => [name, englishOf(resource, name, field)] as const);

/** The hash of the English of the field that a row of `translations` is about, beside its record. */
export function englishHash(resource: ContentResource): SQL<string> {
  const cases = englishFields(resource).map(([name, english]) => sql`when ${name} then md5(${english})`);
  return sql`case ${translations.field} ${sql.join(cases, sql` `)} else '' end`;
}
