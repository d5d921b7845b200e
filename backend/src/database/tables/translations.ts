import type { ContentResource } from '@iwan/shared/domain/office/resources';
import type { TranslatedLanguage, TranslationState } from '@iwan/shared/domain/translation/translated-fields';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The fields of public records in other languages. Deleted by a trigger with their record. */
export const translations = pgTable(
  'translations',
  {
    resource: text().$type<ContentResource>().notNull(),
    record_id: integer().notNull(),
    language: text().$type<TranslatedLanguage>().notNull(),
    field: text().notNull(),
    /** In the format of the field: a text, or rows. */
    value: jsonb().notNull(),
    state: text().$type<Exclude<TranslationState, 'stale'>>().notNull(),
    /** The hash of the English that it was made of: it is stale where the English has another one. */
    source_hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.record_id, table.language, table.field] })],
);
