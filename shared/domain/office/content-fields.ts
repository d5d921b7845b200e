import type { ContentResource } from './resources';

interface Described {
  /** The field of the record. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}

/** A field of one value in a form of the office. */
export type PlainField = Described &
  (
    | { readonly kind: 'text' | 'lines' | 'web' | 'day'; readonly isRequired?: boolean }
    | { readonly kind: 'number' }
    | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: string }[] }
  );

/** What fields of pictures have in common. */
interface Pictures {
  /** The width in pixels from which a picture is sharp wherever the site shows it. */
  readonly leastWidth?: number;
}

/** The path of a picture or document. */
export interface MediaField extends Described, Pictures {
  readonly kind: 'media';
  /** `file`: a PDF as well. A picture when left out. */
  readonly accepts?: 'picture' | 'file';
  /** The field with the alternative texts and focal points of the record's pictures, a `kept` one. */
  readonly details?: string;
}

/** Paths of pictures in their order, separated by commas. */
export interface GalleryField extends Described, Pictures {
  readonly kind: 'gallery';
  readonly details: string;
}

/** The number of another record, which is chosen by its name. */
export interface RecordField extends Described {
  readonly kind: 'record';
  readonly resource: ContentResource;
}

/** The numbers of other records in their order. */
export interface RecordsField extends Described {
  readonly kind: 'records';
  readonly resource: ContentResource;
}

/** A field without an input of its own, which the inputs of other fields change. */
export interface KeptField extends Described {
  readonly kind: 'kept';
}

/** A field whose value is a list of rows with fields of their own: the units of a project, the sections of an article. */
export interface RowsField extends Described {
  readonly kind: 'rows';
  readonly fields: readonly (PlainField | MediaField)[];
}

/** How the office edits a field of a record. */
export type ContentField = PlainField | MediaField | GalleryField | RecordField | RecordsField | KeptField | RowsField;

type Values = Readonly<Record<string, unknown>>;

/** The form's values of a record: text for inputs, rows with the text of their own fields. */
export function formValues(fields: readonly ContentField[], record: Values | null): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = record?.[field.name];
      return [field.name, formValue(field, value)];
    }),
  );
}

/**
 * Converts the changed values of a form into what is sent. An empty text is `null`; a text that is not a number is sent
 * unchanged, so that the server reports it at its field. Other fields of a row are kept.
 */
export function recordValues(fields: readonly ContentField[], values: Values): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name)) continue;
    const value = values[field.name];
    sent[field.name] = sentValue(field, value);
  }
  return sent;
}

function formValue(field: ContentField, value: unknown): unknown {
  if (field.kind === 'rows') return rowsOf(value).map((row) => rowValues(field, row));
  if (field.kind === 'records') return numbersOf(value);
  return field.kind === 'kept' || field.kind === 'record' ? (value ?? null) : textOf(value);
}

function sentValue(field: ContentField, value: unknown): unknown {
  if (field.kind === 'rows') {
    return rowsOf(value).map((row) => ({ ...row, ...recordValues(field.fields, row) }));
  }
  if (field.kind === 'records') return numbersOf(value);
  return field.kind === 'kept' || field.kind === 'record' ? (value ?? null) : plainValue(field, value);
}

function rowValues({ fields }: RowsField, row: Values): Values {
  return { ...row, ...formValues(fields, row) };
}

function rowsOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : [];
}

function numbersOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((entry): entry is number => typeof entry === 'number') : [];
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function plainValue({ kind }: Pick<ContentField, 'kind'>, value: unknown): unknown {
  const text = textOf(value).trim();
  if (text === '') return null;
  if (kind !== 'number') return text;
  const number = Number(text.replace(/,/g, ''));
  return Number.isFinite(number) ? number : text;
}
