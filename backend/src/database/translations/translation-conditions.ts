import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { type TranslationFault, translatedCodes } from '@iwan/shared/domain/translation/translated-fields';
import { and, eq, exists, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { contentTables } from '../content-tables';
import type { Database } from '../database';
import { translations } from '../schema';
import { englishFields, englishHash } from './english';

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
