import type { ContentResource } from '@iwan/shared/domain/office/resources';
import type { ValueInUse } from '@iwan/shared/domain/office/wire';
import { splitList } from '@iwan/shared/domain/record/split-list';
import type { Field } from '@iwan/shared/domain/records/field';
import { records } from '@iwan/shared/domain/records/records';
import { numberedLines } from '@iwan/shared/domain/text/numbered-lines';
import { and, count, isNotNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { contentTables } from '../../database/content-tables';
import type { Database } from '../../database/database';
import { invalid } from '../office-error';

export const valuesQuery = z.object({ field: z.string().max(60) });

/** The most values of a field. */
const mostValues = 500;

/** The values in the text of each kind of choice. */
const readers: Readonly<Partial<Record<Field['kind'], (text: string) => readonly string[]>>> = {
  choice: (text) => [text.trim()],
  choices: splitList,
  numbered: numberedLines,
};

/**
 * The values that the records that fulfil a condition have in a field, with the number of these records, most used first. Throws an
 * `HttpError` 400 for a field that is not a choice.
 */
export async function valuesInUse(
  db: Database,
  resource: ContentResource,
  field: string,
  where: SQL | undefined,
): Promise<readonly ValueInUse[]> {
  const description: Readonly<Record<string, Field>> = records[resource];
  const read = Object.hasOwn(description, field) ? readers[description[field]?.kind ?? 'flag'] : undefined;
  const column = (contentTables[resource] as unknown as Readonly<Record<string, PgColumn>>)[field];
  if (read === undefined || column === undefined) throw invalid([{ field: 'field', message: 'is not a choice' }]);
  const rows = await db
    .select({ text: column, count: count() })
    .from(contentTables[resource])
    .where(and(where, isNotNull(column)))
    .groupBy(column);
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of read(String(row.text))) counts.set(value, (counts.get(value) ?? 0) + row.count);
  }
  counts.delete('');
  return [...counts]
    .map(([value, times]) => ({ value, count: times }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, mostValues);
}
