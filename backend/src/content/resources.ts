import { parsePhone } from '@iwan/shared/domain/contact/parse-phone';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { employments } from '@iwan/shared/domain/model/employment';
import { safeMediaPath } from '@iwan/shared/domain/record/media-path';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import {
  agents,
  blogs,
  developers,
  faqQuestions,
  openings,
  projects,
  siteTexts,
  teamMembers,
} from '../database/schema';
import { publicColumns } from '../database/tables/columns';
import { calendarDay } from '../database/tables/project-parts';
import { projectFields } from './project-fields';
import { checkSiteText, questionFields, siteTextFields } from './site-text-fields';

/** An empty list of each kind of record. */
export const noContent = (): Record<ResourceName, object[]> =>
  Object.fromEntries(resourceNames.map((name) => [name, []])) as unknown as Record<ResourceName, object[]>;

/** The longest text of a field, in characters: a paragraph of a long article. */
const longest = 20_000;

const optionalText = z
  .string({ error: 'must be text' })
  .max(longest, `is longer than ${formatFor(defaultLanguage.locale).number(longest)} characters`)
  .nullish();

const media = optionalText.refine((path) => !path || safeMediaPath(path) !== null, {
  error: 'must be a path inside the media folder or an http address',
});

/** Stored as digits with the country code. */
const phone = z
  .union([z.string(), z.number()], { error: 'must be text' })
  .transform((value, context) => {
    const written = String(value).trim();
    const digits = written === '' ? '' : parsePhone(written);
    if (digits === null) {
      context.addIssue({ code: 'custom', message: 'must be a phone number that exists, such as +971 50 123 4567' });
    }
    return digits || null;
  })
  .nullish();

const wholeNumber = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value),
  z.int({ error: 'must be a whole number' }).min(0, 'must be 0 or more').nullish(),
);

const requiredName = z
  .string({ error: 'is missing' })
  .trim()
  .min(1, 'is missing')
  .max(200, 'is longer than 200 characters');

const mediaFields = [
  'image',
  'images',
  'logo',
  'brochure',
  'floor_plan',
  'master_plan',
  'qr_code',
  'card',
  'f_img',
  'video',
];

/** Schedules exist in the office only: in a file such a record is a draft. */
const filePublications = ['draft', 'published', 'unpublished'] as const;

/** A file also says which records the site does not show. The office has calls of their own for that. */
const filePublication = {
  publication: z.preprocess(
    (value) => (value === null || value === '' ? undefined : value),
    z.enum(filePublications, { error: `must be one of ${filePublications.join(', ')}` }).optional(),
  ),
};

/** The text columns of a table: a new column is a new field of the files. */
function textFields(table: PgTable): Record<string, typeof optionalText | typeof media> {
  const columns = Object.entries(publicColumns(table)).filter(([, { dataType }]) => dataType === 'string');
  return Object.fromEntries(columns.map(([name]) => [name, mediaFields.includes(name) ? media : optionalText]));
}

function splitNames(value: unknown): unknown {
  if (value === null) return [];
  if (typeof value !== 'string') return value;
  return value
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean);
}

const names = z.preprocess(
  splitNames,
  z.array(requiredName, { error: 'must be a list of names' }).max(20, 'has more than 20 names').optional(),
);

const detail = z.strictObject({ sub_heading: optionalText, images: media, paragraph: optionalText });

/** The fields of a row of each kind. `strictObject`: a misspelt field is an error. */
const rowSchemas = {
  developers: z.strictObject({
    ...textFields(developers),
    name: requiredName,
    buildings: wholeNumber,
    ...filePublication,
  }),
  agents: z.strictObject({ ...textFields(agents), phone, name: requiredName, ...filePublication }),
  team: z.strictObject({ ...textFields(teamMembers), name: requiredName, ...filePublication }),
  projects: z.strictObject({
    ...textFields(projects),
    ...projectFields,
    name: requiredName,
    developer: optionalText,
    agents: names,
    ...filePublication,
  }),
  blogs: z.strictObject({
    ...textFields(blogs),
    heading: requiredName,
    created_at: z.iso
      .datetime({ offset: true, error: 'must be a date and time such as 2026-03-01T08:00:00Z' })
      .optional(),
    details: z.array(detail, { error: 'must be a list of sections' }).max(100, 'has more than 100 sections').optional(),
    ...filePublication,
  }),
  openings: z.strictObject({
    ...textFields(openings),
    employment: z.enum(employments, { error: `must be one of ${employments.join(', ')}` }).nullish(),
    posted_on: calendarDay.nullish(),
    closes_on: calendarDay.nullish(),
    name: requiredName,
    ...filePublication,
  }),
  faq: z.strictObject({ ...textFields(faqQuestions), ...questionFields, name: requiredName, ...filePublication }),
  texts: z.strictObject({ ...textFields(siteTexts), ...siteTextFields, ...filePublication }).superRefine(checkSiteText),
} as const;

export type ResourceName = keyof typeof rowSchemas;

/** The order of writing: a project refers to its developer and its agents. */
export const resourceNames = Object.keys(rowSchemas) as readonly ResourceName[];

/** Validated rows: an absent field keeps its value, `null` clears it. */
export type Content = { readonly [Name in ResourceName]: readonly z.output<(typeof rowSchemas)[Name]>[] };

/** The field that identifies a record. */
export const keyField = (resource: ResourceName) => (resource === 'blogs' ? 'heading' : 'name');

/** The schema of a row, for validation. */
export const rowSchema = (resource: ResourceName): z.ZodType => rowSchemas[resource];

/** The fields of a row in the order of the columns of a file. */
export function fieldsOf(resource: ResourceName): readonly string[] {
  const key = keyField(resource);
  return [key, ...Object.keys(rowSchemas[resource].shape).filter((field) => field !== key)];
}
