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

/** A field whose value is a list of rows with fields of their own: the units of a project, the sections of an article. */
export interface RowsField extends Described {
  readonly kind: 'rows';
  readonly fields: readonly PlainField[];
}

/** How the office edits a field of a record. */
export type ContentField = PlainField | RowsField;

type Values = Readonly<Record<string, unknown>>;

/** The form's values of a record: text for inputs, rows with the text of their own fields. */
export function formValues(fields: readonly ContentField[], record: Values | null): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = record?.[field.name];
      return [field.name, field.kind === 'rows' ? rowsOf(value).map((row) => rowValues(field, row)) : textOf(value)];
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
