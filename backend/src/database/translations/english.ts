import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { type Field, fieldsOf, type RecordDescription } from '@iwan/shared/domain/records/field';
import { records } from '@iwan/shared/domain/records/records';
import { translatedFields } from '@iwan/shared/domain/translation/translated-fields';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contentTables } from '../content-tables';
import { blogDetails, blogs, translations } from '../schema';

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
