import { unknownPlaceholders } from '@iwan/shared/domain/facts/fact-text';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import type { RecordDescription, ValueOf } from '@iwan/shared/domain/records/field';
import { records } from '@iwan/shared/domain/records/records';
import { longestSiteText, type SiteTextName, siteTextNames, unknownGaps } from '@iwan/shared/domain/records/site-texts';
import {
  stateKey,
  translatedCodes,
  translatedFields,
  translationKey,
  translationStates,
} from '@iwan/shared/domain/translation/translated-fields';
import { z } from 'zod';
import { fieldSchemas } from './record-schema';

export type ResourceName = keyof typeof records;

/** The order of writing: a project refers to its developer and its agents. */
export const resourceNames = Object.keys(records) as readonly ResourceName[];

/** An empty list of each kind of record. */
export const noContent = (): Record<ResourceName, object[]> =>
  Object.fromEntries(resourceNames.map((name) => [name, []])) as unknown as Record<ResourceName, object[]>;

/** Schedules exist in the office only: in a file such a record is a draft. */
const filePublications = ['draft', 'published', 'unpublished'] as const;

/** A file also says which records the site does not show. The office has calls of their own for that. */
const publication = z.preprocess(
  (value) => (value === null || value === '' ? undefined : value),
  z.enum(filePublications, { error: `must be one of ${filePublications.join(', ')}` }).optional(),
);

const state = z.enum(translationStates, { error: `must be one of ${translationStates.join(', ')}` }).nullish();

/** The translations of a record, each with its state: `name@ar`, `name@ar_state`. */
const translationSchemas = (description: RecordDescription): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(
    Object.entries(fieldSchemas(Object.fromEntries(translatedFields(description)))).flatMap(([name, schema]) =>
      translatedCodes.flatMap((language) => [
        [translationKey(name, language), schema] as const,
        [stateKey(name, language), state] as const,
      ]),
    ),
  );

/** `strictObject`: a misspelt field is an error. */
const schemaOf = (description: RecordDescription) =>
  z.strictObject({ ...fieldSchemas(description), publication, ...translationSchemas(description) });

type Values = Readonly<Record<string, unknown>>;

/** A field in all languages. */
const inLanguages = (field: string) => [field, ...translatedCodes.map((language) => translationKey(field, language))];

/** Reports each text of a field, in any language, that has faults. */
function checkTexts(
  field: string,
  faultsOf: (text: string, values: Values) => readonly string[],
): (values: Values, context: z.RefinementCtx) => void {
  return (values, context) => {
    for (const name of inLanguages(field)) {
      const text = values[name];
      if (typeof text !== 'string') continue;
      for (const message of faultsOf(text, values)) context.addIssue({ code: 'custom', path: [name], message });
    }
  };
}

/** A text that is too long for its name, and gaps that a text of that name does not have. */
function siteTextFaults(text: string, { name }: Values): readonly string[] {
  // Reported already.
  if (!siteTextNames.includes(name as SiteTextName)) return [];
  const longest = longestSiteText(name as SiteTextName);
  const unknown = unknownGaps(name as SiteTextName, text);
  return [
    ...(text.length > longest
      ? [`is longer than ${formatFor(defaultLanguage.locale).number(longest)} characters`]
      : []),
    ...(unknown.length > 0 ? [`has gaps that nothing is put into: ${unknown.join(', ')}`] : []),
  ];
}

/** Placeholders that stand for no fact. */
function answerFaults(answer: string): readonly string[] {
  const unknown = unknownPlaceholders(answer);
  return unknown.length === 0 ? [] : [`has placeholders that stand for no fact: ${unknown.join(', ')}`];
}

/** Rules that more than one field decides, or that need more than the description knows. */
const checks: Partial<Record<ResourceName, ReturnType<typeof checkTexts>>> = {
  faq: checkTexts('answer', answerFaults),
  texts: checkTexts('text', siteTextFaults),
};

const schemas = Object.fromEntries(resourceNames.map((name) => [name, schemaOf(records[name])])) as unknown as Readonly<
  Record<ResourceName, z.ZodObject>
>;

/** The schema of a row, for validation. */
export const rowSchema = (resource: ResourceName): z.ZodType =>
  schemas[resource].superRefine(checks[resource] ?? (() => {}));

/** A row of a file: an absent field keeps its value, `null` clears it. */
export type FileRecord<Name extends ResourceName> = {
  readonly [Key in keyof (typeof records)[Name]]?: ValueOf<(typeof records)[Name][Key]> | null | undefined;
} & { readonly publication?: (typeof filePublications)[number] | undefined } & (Name extends 'blogs'
    ? { readonly heading: string }
    : { readonly name: string });

/** Validated rows. */
export type Content = { readonly [Name in ResourceName]: readonly FileRecord<Name>[] };

/** The field that identifies a record. */
export const keyField = (resource: ResourceName) => (resource === 'blogs' ? 'heading' : 'name');

/** The fields of a row in the order of the columns of a file, without translations. */
export const fieldsOf = (resource: ResourceName): readonly string[] => [
  ...Object.keys(records[resource]),
  'publication',
];

/** The fields of translations that a row may have, in the order of the columns of a file. */
export const translationFieldsOf = (resource: ResourceName): readonly string[] =>
  Object.keys(translationSchemas(records[resource]));
