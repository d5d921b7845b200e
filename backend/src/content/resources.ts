import { unknownPlaceholders } from '@iwan/shared/domain/facts/fact-text';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import type { RecordDescription, ValueOf } from '@iwan/shared/domain/records/field';
import { records } from '@iwan/shared/domain/records/records';
import { longestSiteText, type SiteTextName, siteTextNames, unknownGaps } from '@iwan/shared/domain/records/site-texts';
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

/** `strictObject`: a misspelt field is an error. */
const schemaOf = (description: RecordDescription) => z.strictObject({ ...fieldSchemas(description), publication });

/** Reports a text that is too long for its name, and gaps that a text of that name does not have. */
function checkSiteText({ name, text }: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  // Reported already.
  if (!siteTextNames.includes(name as SiteTextName) || typeof text !== 'string') return;
  const report = (message: string) => context.addIssue({ code: 'custom', path: ['text'], message });
  const longest = longestSiteText(name as SiteTextName);
  if (text.length > longest) {
    report(`is longer than ${formatFor(defaultLanguage.locale).number(longest)} characters`);
  }
  const unknown = unknownGaps(name as SiteTextName, text);
  if (unknown.length > 0) report(`has gaps that nothing is put into: ${unknown.join(', ')}`);
}

/** Reports placeholders that stand for no fact. */
function checkQuestion({ answer }: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const unknown = typeof answer === 'string' ? unknownPlaceholders(answer) : [];
  if (unknown.length === 0) return;
  const message = `has placeholders that stand for no fact: ${unknown.join(', ')}`;
  context.addIssue({ code: 'custom', path: ['answer'], message });
}

/** Rules that more than one field decides, or that need more than the description knows. */
const checks: Partial<Record<ResourceName, typeof checkQuestion>> = { faq: checkQuestion, texts: checkSiteText };

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

/** The fields of a row in the order of the columns of a file. */
export const fieldsOf = (resource: ResourceName): readonly string[] => Object.keys(schemas[resource].shape);
