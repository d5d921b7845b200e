import { translatedLanguages } from '../format/languages';
import { type Field, fieldsOf, type RecordDescription, type RowsField } from '../records/field';

/** The languages that records are translated into, by their codes. Their own fields are in the default language. */
export const translatedCodes = translatedLanguages.map(({ code }) => code);

export type TranslatedLanguage = (typeof translatedCodes)[number];

/**
 * `machine`: written by a program; `reviewed`: by a person who speaks the language, or confirmed by one; `stale`: the English has changed since.
 * A field without a translation is missing.
 */
export const translationStates = ['machine', 'reviewed', 'stale'] as const;

export type TranslationState = (typeof translationStates)[number];

/** What is wrong with the translations of a record, as a filter of the office's lists. */
export const translationFaults = ['missing', 'stale'] as const;

export type TranslationFault = (typeof translationFaults)[number];

/** The name of a translation beside its field, in files and in the office: `name@ar`. */
export const translationKey = (field: string, language: TranslatedLanguage) => `${field}@${language}`;

/** The name of its state: `name@ar_state`. */
export const stateKey = (field: string, language: TranslatedLanguage) => `${translationKey(field, language)}_state`;

/** The row of a field with rows as a translation has it: what differs between languages, and the cell that tells rows apart. */
function translatedRow({ row }: RowsField): RecordDescription {
  const identity = identityOf(row);
  return Object.fromEntries(
    fieldsOf(row).filter(([name, { isTranslatable }]) => isTranslatable === true || name === identity),
  );
}

/** The required cell that is alike in all languages; `null` where rows are told apart by their position. */
const identityOf = (row: RecordDescription): string | null =>
  fieldsOf(row).find(([, { isRequired, isTranslatable }]) => isRequired === true && isTranslatable !== true)?.[0] ??
  null;

/** The fields of a record that differ between languages, as their translations are written. None is required. */
export function translatedFields(description: RecordDescription): readonly (readonly [string, Field])[] {
  return fieldsOf(description).flatMap(([name, field]) => {
    if (field.isTranslatable !== true) return [];
    const { isRequired: _, ...optional } = field;
    return [[name, optional.kind === 'rows' ? { ...optional, row: translatedRow(optional) } : optional] as const];
  });
}

type Row = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === null || value === undefined || String(value).trim() === '';

const rowsOf = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : [];

/** Whether a value of a field has anything that can be translated. */
export function hasWords(field: Field, value: unknown): boolean {
  if (field.kind !== 'rows') return !isBlank(value);
  const cells = fieldsOf(field.row).filter(([, { isTranslatable }]) => isTranslatable === true);
  return rowsOf(value).some((row) => cells.some(([name]) => !isBlank(row[name])));
}

/**
 * The value of a field in another language. Of rows, each keeps the cells that are alike in all languages:
 *
 *     [{ images: 'a.webp', sub_heading: 'What you own' }], [{ sub_heading: 'ما تملكه' }]  =>  [{ images: 'a.webp', sub_heading: 'ما تملكه' }]
 */
export function translatedValue(field: Field, english: unknown, translation: unknown): unknown {
  if (field.kind !== 'rows') return translation;
  const identity = identityOf(field.row);
  const rows = rowsOf(translation);
  if (identity === null) return rows.map((row, position) => ({ ...rowsOf(english)[position], ...row }));
  const byIdentity = new Map(rows.map((row) => [row[identity], row]));
  return rowsOf(english).map((row) => ({ ...row, ...byIdentity.get(row[identity]) }));
}
