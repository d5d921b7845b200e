import { parsePhone } from '@iwan/shared/domain/contact/parse-phone';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { parseHandover } from '@iwan/shared/domain/project/handover';
import { parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { parseInstant } from '@iwan/shared/domain/record/instant';
import { safeMediaPath } from '@iwan/shared/domain/record/media-path';
import { webUrl } from '@iwan/shared/domain/record/web-url';
import {
  type Field,
  fieldsOf,
  type RecordDescription,
  type RowOf,
  type RowsField,
} from '@iwan/shared/domain/records/field';
import { z } from 'zod';

/** The longest text of a field, in characters: a paragraph of a long article. */
const longest = 20_000;
const mostReferences = 20;

type Check = (text: string) => string | null;

const textError = { error: 'must be text' } as const;
const requiredError = {
  error: ({ input }: { readonly input?: unknown }) => (input == null ? 'is missing' : 'must be text'),
};
const optional = <Schema extends z.ZodType>(schema: Schema, { isRequired }: Field) =>
  isRequired === true ? schema : schema.nullish();

function checked(check: Check) {
  return (text: string, context: z.RefinementCtx) => {
    const message = text === '' ? null : check(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  };
}

const unless = (isValid: (text: string) => unknown, message: string): Check => {
  return (text) => (isValid(text) === null ? message : null);
};

const checkMedia = unless(safeMediaPath, 'must be a path inside the media folder or an http address');

const checks: Partial<Readonly<Record<Field['kind'], Check>>> = {
  picture: checkMedia,
  file: checkMedia,
  video: checkMedia,
  day: unless(parseCalendarDay, 'must be a day, such as 2026-03-31'),
  quarter: unless(parseHandover, 'must be a quarter or a year, such as 2028-Q4 or 2028'),
  instant: unless(parseInstant, 'must be a date and time, such as 2026-03-01T08:00:00Z'),
};

function textSchema(field: Field): z.ZodType {
  const { kind } = field;
  const limit = 'most' in field ? (field.most ?? longest) : longest;
  const message = `is longer than ${formatFor(defaultLanguage.locale).number(limit)} characters`;
  const text = z.string(field.isRequired ? requiredError : textError);
  const own = 'check' in field ? field.check : undefined;
  const limited = field.isRequired ? text.trim().min(1, 'is missing').max(limit, message) : text.max(limit, message);
  return limited.superRefine(checked(own ?? checks[kind] ?? (() => null)));
}

/** Stored as digits with the country code. */
const phone = z.union([z.string(), z.number()], textError).transform((value, context) => {
  const written = String(value).trim();
  const digits = written === '' ? '' : parsePhone(written);
  if (digits === null) {
    context.addIssue({ code: 'custom', message: 'must be a phone number that exists, such as +971 50 123 4567' });
  }
  return digits || null;
});

function numberSchema({ kind, least, most, above, unit }: Extract<Field, { kind: 'whole' | 'decimal' }>): z.ZodNumber {
  const inWords = kind === 'whole' ? 'a whole number' : unit === 'metres' ? 'a number of metres' : 'a number';
  const error = `must be ${inWords}`;
  let number: z.ZodNumber = kind === 'whole' ? z.int({ error }) : z.number({ error });
  const from = kind === 'whole' ? (least ?? 0) : least;
  if (from !== undefined) number = number.min(from, from === 0 ? 'must be 0 or more' : 'is too small');
  if (above !== undefined) number = number.gt(above, `must be above ${above}`);
  if (most !== undefined) number = number.max(most, unit === 'percent' ? `must be ${most} or less` : 'is too much');
  return number;
}

/** A number in a cell of a table; any other text is left as it is, for the schema to reject. */
const parseNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,9}(?:\.\d{1,17})?$/.test(value.trim()) ? Number(value) : value;

/** A list in a cell of a table is JSON; other text is left as it is. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function parseNames(value: unknown): unknown {
  if (value === null) return [];
  if (typeof value !== 'string') return value;
  const names = value.split('|').map((name) => name.trim());
  return names.filter(Boolean);
}

/** The rows of a field as JSON, by the rules of their own fields. */
export function rowsSchema<Row extends RecordDescription>({ row, most, called, unique }: RowsField<Row>) {
  const shape = Object.fromEntries(fieldsOf(row).map(([name, field]) => [name, cellSchema(field)]));
  const rows = z
    .array(z.strictObject(shape), { error: `must be a list of ${called}` })
    .max(most, `has more than ${most} ${called}`);
  const hasEachOnce = (some: readonly Readonly<Record<string, unknown>>[]) => {
    const values = some.flatMap((one) => one[unique ?? ''] ?? []);
    return new Set(values).size === values.length;
  };
  const unlike = unique === undefined ? rows : rows.refine(hasEachOnce, `has two ${called} of one ${unique}`);
  return unlike as unknown as z.ZodType<readonly RowOf<Row>[]>;
}

/** A field of a row, which is JSON: no text is read as anything else. */
function cellSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'rows':
      return optional(rowsSchema(field), field);
    case 'whole':
    case 'decimal':
      return optional(numberSchema(field), field);
    case 'flag':
      return optional(z.boolean('must be true or false'), field);
    case 'paths': {
      const path = z.string(textError).superRefine(checked(checkMedia));
      const most = `has more than ${field.most} pictures`;
      return optional(z.array(path, 'must be a list of pictures').max(field.most, most), field);
    }
    case 'instant':
      return optional(textSchema(field), field);
    case 'web':
      return optional(z.string(textError).superRefine(checked(unless(webUrl, 'must be a web address'))), field);
    default:
      return fieldSchema(field);
  }
}

/** A field of a file or form; an empty cell of a table is `null`. */
function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'rows':
      return z.preprocess(parseJson, optional(rowsSchema(field), field));
    case 'whole':
    case 'decimal':
      return z.preprocess(parseNumber, optional(numberSchema(field), field));
    // The moment of an article can be changed and not cleared.
    case 'instant':
      return textSchema(field).optional();
    case 'phone':
      return optional(phone, field);
    case 'references': {
      const name = z.string({ error: 'is missing' }).trim().min(1, 'is missing').max(200);
      const names = z
        .array(name, 'must be a list of names')
        .max(mostReferences, `has more than ${mostReferences} names`);
      return z.preprocess(parseNames, names.optional());
    }
    case 'choice':
      if (field.options === undefined) return optional(textSchema(field), field);
      return optional(z.enum(field.options, { error: `must be one of ${field.options.join(', ')}` }), field);
    default:
      return optional(textSchema(field), field);
  }
}

/** The rules of the fields of a record, as files and forms write them. */
export const fieldSchemas = (description: RecordDescription): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(fieldsOf(description).map(([name, field]) => [name, fieldSchema(field)]));
