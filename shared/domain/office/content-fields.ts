interface Described {
  /** The field of the record. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}

/** A field of one value in a form of the office. */
export type PlainField = Described &
  (
    | { readonly kind: 'text' | 'lines' | 'web' | 'media' | 'day'; readonly isRequired?: boolean }
    | { readonly kind: 'number' }
    | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: string }[] }
  );

/** A field whose value is a list of rows, each with fields of its own: the units of a project, the sections of an article. */
export interface RowsField extends Described {
  readonly kind: 'rows';
  readonly fields: readonly PlainField[];
}

/** How the office edits a field of a record. */
export type ContentField = PlainField | RowsField;

type Values = Readonly<Record<string, unknown>>;

/** What a form holds of a record: text for all that people type, rows as they are, with the text of their own fields. */
export function formValues(fields: readonly ContentField[], record: Values | null): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = record?.[field.name];
      return [field.name, field.kind === 'rows' ? rowsOf(value).map((row) => rowValues(field, row)) : textOf(value)];
    }),
  );
}

/**
 * What is sent of the fields that a form has changed. Empty text is nothing (`null`), a number is one; what is no number is sent as it
 * was typed, for the server to say so at its field. What a row holds beyond its fields stays with it.
 */
export function recordValues(fields: readonly ContentField[], values: Values): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name)) continue;
    const value = values[field.name];
    sent[field.name] =
      field.kind === 'rows'
        ? rowsOf(value).map((row) => ({ ...row, ...recordValues(field.fields, row) }))
        : plainValue(field, value);
  }
  return sent;
}

function rowValues({ fields }: RowsField, row: Values): Values {
  return { ...row, ...formValues(fields, row) };
}

function rowsOf(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : [];
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function plainValue({ kind }: PlainField, value: unknown): unknown {
  const text = textOf(value).trim();
  if (text === '') return null;
  if (kind !== 'number') return text;
  const number = Number(text.replace(/,/g, ''));
  return Number.isFinite(number) ? number : text;
}
