import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { records } from '@iwan/shared/domain/records/records';
import {
  hasWords,
  type TranslatedLanguage,
  translatedFields,
  translatedValue,
} from '@iwan/shared/domain/translation/translated-fields';
import { safeRecord } from '../html/safe-record';

type Values = Readonly<Record<string, unknown>>;

/** The translated values of a record's fields, by language. */
export type Translations = Readonly<Partial<Record<TranslatedLanguage, Values>>>;

/**
 * Where a record in memory has its translations. A symbol: JSON leaves it out, so that responses in the default language are what they are without
 * any, while copies of the record keep it and a comparison of two states sees it.
 */
const translationsKey = Symbol('translations');

export const withTranslations = <Row extends object>(row: Row, translations: Translations | undefined): Row =>
  translations === undefined ? row : { ...row, [translationsKey]: translations };

export const translationsOf = (row: object): Translations | undefined => Reflect.get(row, translationsKey);

/** The name of a record in the language of a locale (BCP 47), where it has one. */
export function nameIn(row: { readonly name: string }, locale: string): string {
  const { code } = languageOf(locale);
  const name = code === defaultLanguage.code ? undefined : translationsOf(row)?.[code]?.name;
  return typeof name === 'string' && name.trim() !== '' ? name : row.name;
}

/** The key in stored JSON. */
const storedKey = '@translations';

/** A record with its translations, and those of what it contains, as JSON. */
export const toStored = (record: object): Readonly<Record<string, unknown>> =>
  JSON.parse(
    JSON.stringify(record, (_, value: unknown) => {
      const translations = typeof value === 'object' && value !== null ? translationsOf(value) : undefined;
      return translations === undefined ? value : { ...(value as object), [storedKey]: translations };
    }),
  );

/** The record of `toStored`. */
export const fromStored = (stored: object): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(stored), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !(storedKey in value)) return value;
    const { [storedKey]: translations, ...record } = value;
    return withTranslations(record, translations as Translations);
  });

/** What a response in another language says of a record. */
export interface TranslationNote {
  readonly lang: TranslatedLanguage;
  /** The fields that are in English, since they have no translation. */
  readonly missing: readonly string[];
  /** Its name in English, of which its address is made. */
  readonly name: string;
}

interface Named {
  readonly name?: string;
  readonly heading?: string | null;
}

/** The fields of each kind with what sanitises them. */
const kinds = Object.fromEntries(
  Object.entries(records).map(([name, description]) => [
    name,
    { fields: translatedFields(description), safe: safeRecord(description) },
  ]),
) as unknown as Readonly<
  Record<
    ContentResource,
    { readonly fields: ReturnType<typeof translatedFields>; readonly safe: ReturnType<typeof safeRecord> }
  >
>;

/**
 * A record, or some of its fields, in another language: translated values in place, also those whose English has changed since, with a note of what
 * has none. A field without words in English has none in any language.
 */
export function translated<Row extends object & Named>(
  row: Row,
  resource: ContentResource,
  language: TranslatedLanguage,
): Row & { readonly translation: TranslationNote } {
  const { fields, safe } = kinds[resource];
  const values = safe({ ...translationsOf(row)?.[language] }) as Values;
  const missing: string[] = [];
  const inPlace: Record<string, unknown> = {};
  for (const [name, field] of fields) {
    const english: unknown = Reflect.get(row, name);
    if (!Object.hasOwn(row, name) || !hasWords(field, english)) continue;
    if (Object.hasOwn(values, name)) inPlace[name] = translatedValue(field, english, values[name]);
    else missing.push(name);
  }
  return { ...row, ...inPlace, translation: { lang: language, missing, name: row.name ?? row.heading ?? '' } };
}

/** Some fields of a translated record, with the note about them. */
export function translatedPart<Part extends object>(
  part: Part,
  { translation }: { readonly translation: TranslationNote },
): Part & { readonly translation: TranslationNote } {
  const missing = translation.missing.filter((name) => Object.hasOwn(part, name));
  return { ...part, translation: { ...translation, missing } };
}
