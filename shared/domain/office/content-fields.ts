import { defaultLanguage } from '../format/languages';
import { parseTypedAmount, writeAmount } from '../money/typed-amount';
import { parseNearby, writeNearby } from '../project/place/nearby';
import { type Field, fieldsOf, type RecordDescription } from '../records/field';
import {
  stateKey,
  type TranslatedLanguage,
  translatedCodes,
  translatedFields,
  translationKey,
  translationStates,
} from '../translation/translated-fields';

type Labels = Readonly<Record<string, string>>;

type GroupOf<Description> = Extract<Description[keyof Description], { readonly group: string }>['group'];

type Grouped<Description> = {
  [Name in keyof Description]: Description[Name] extends { readonly group: string } ? Name : never;
}[keyof Description] &
  string;

/** The texts of a form, by the names of the fields and groups of its record. */
export interface FormTexts<Description = RecordDescription> {
  readonly groups: Readonly<Record<GroupOf<Description>, string>>;
  readonly fields: Readonly<Record<Grouped<Description>, string> & Partial<Record<keyof Description & string, string>>>;
  /** The labels of the fields of rows; a field without one has no input and keeps its value. */
  readonly rows?: Readonly<Record<string, Labels>>;
  /** By the name of a field, or of a field of a row: `units.view`. */
  readonly help?: Labels;
  /** The labels of the options of a choice, likewise. */
  readonly choices?: Readonly<Record<string, Labels>>;
}

/** A field of a form of the office, with its texts. */
export interface FormField<One extends Field = Field> {
  /** The field of the record as the office's API has it. */
  readonly name: string;
  readonly field: One;
  readonly label: string;
  readonly help?: string;
  readonly optionLabels?: Labels;
  /** The fields of a row. */
  readonly row?: readonly FormField[];
  /** Other inputs change it: it has none of its own. */
  readonly isHidden?: boolean;
  /** The input of a translation, which stands beneath that of its field. */
  readonly translation?: { readonly of: string; readonly language: TranslatedLanguage };
}

export interface FormGroup {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly FormField[];
}

/** The fields of a record that its form has, in the order of its description. */
export function formFields<Description extends RecordDescription>(
  description: Description,
  texts: FormTexts<Description>,
): readonly FormField[] {
  const twins = new Map(translatedFields(description));
  return labelled(description, texts.fields as Labels, texts, '').flatMap((own) => {
    const field = twins.get(own.name);
    return field === undefined || own.isHidden ? [own] : [own, ...translationsOf({ ...own, field })];
  });
}

/** The inputs of the translations of a field, each with its state. */
function translationsOf({ name: of, help: _, ...own }: FormField) {
  return translatedCodes.flatMap((language): FormField[] => {
    const state = { kind: 'choice', options: translationStates } as const;
    const label = `${own.label} (${languageName(language)})`;
    const cells = own.field.kind === 'rows' ? Object.keys(own.field.row) : null;
    const row = own.row?.filter(({ name }) => cells?.includes(name) ?? true);
    return [
      {
        ...{ ...own, name: translationKey(of, language), label, translation: { of, language } },
        ...(row && { row: row.map((cell) => ({ ...cell, translation: { of: cell.name, language } })) }),
      },
      { name: stateKey(of, language), field: state, label: `${label}: state`, isHidden: true },
    ];
  });
}

/** The name of a language in English, which the office is in. */
const languageName = (language: TranslatedLanguage) =>
  new Intl.DisplayNames(defaultLanguage.locale, { type: 'language' }).of(language) ?? language;

function labelled(
  description: RecordDescription,
  labels: Labels,
  texts: Pick<FormTexts, 'rows' | 'help' | 'choices'>,
  path: string,
): FormField[] {
  return fieldsOf(description).flatMap(([name, field]): FormField[] => {
    const label = labels[name];
    if (label === undefined) return [];
    const [help, optionLabels] = [texts.help?.[`${path}${name}`], texts.choices?.[`${path}${name}`]];
    const described = field.kind === 'rows' ? field.row : field.kind === 'nearby' ? nearbyPlace : null;
    const row = described === null ? null : labelled(described, texts.rows?.[name] ?? {}, texts, `${name}.`);
    return [
      {
        ...{ name: 'idField' in field ? field.idField : name, field, label },
        ...(help !== undefined && { help }),
        ...(optionLabels !== undefined && { optionLabels }),
        ...(row !== null && { row }),
        ...(path === '' && field.group === undefined && { isHidden: true }),
      },
    ];
  });
}

/** A place of a text with places nearby, which a form has as rows. */
const nearbyPlace = { label: { kind: 'line' }, value: { kind: 'line' } } as const satisfies RecordDescription;

/** The groups of a form, in the order in which the description first names them. */
export function formGroups(fields: readonly FormField[], titles: Labels): readonly FormGroup[] {
  const names = [...new Set(fields.flatMap(({ field }) => field.group ?? []))];
  return names.map((name) => ({
    ...{ name, title: titles[name] ?? name },
    fields: fields.filter(({ field }) => field.group === name),
  }));
}

type Values = Readonly<Record<string, unknown>>;

/** The form's values of a record: text for inputs, rows with the text of their own fields. */
export function formValues(fields: readonly FormField[], record: Values | null): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, formValue(field, record?.[field.name])]));
}

/**
 * Converts the changed values of a form into what is sent. An empty text is `null`; a text that is not a number is sent
 * unchanged, so that the server reports it at its field. Other fields of a row are kept.
 */
export function recordValues(fields: readonly FormField[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ name }) => Object.hasOwn(values, name))
      .map((field) => [field.name, sentValue(field, values[field.name])]),
  );
}

const isRaw = ({ field, isHidden }: FormField) => isHidden === true || field.kind === 'reference';

function formValue(field: FormField, value: unknown): unknown {
  if (isRaw(field)) return value ?? null;
  const rows = field.field.kind === 'nearby' ? parseNearby(textOf(value)) : rowsOf(value);
  if (field.row !== undefined) return rows.map((row) => ({ ...row, ...formValues(field.row ?? [], { ...row }) }));
  if (typeof value === 'number' && isAmount(field.field)) return writeAmount(value);
  return field.field.kind === 'references' ? numbersOf(value) : textOf(value);
}

function sentValue(field: FormField, value: unknown): unknown {
  if (isRaw(field)) return value ?? null;
  if (field.row !== undefined) {
    const rows = rowsOf(value).map((row) => ({ ...row, ...recordValues(field.row ?? [], row) }));
    return field.field.kind === 'nearby' ? writeNearby(rows.map(placeOf)) || null : rows;
  }
  return field.field.kind === 'references' ? numbersOf(value) : plainValue(field.field, value);
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

const isAmount = (field: Field) => 'unit' in field && field.unit === 'dirhams';

const placeOf = ({ label, value }: Values) => ({ label: textOf(label), value: textOf(value) || null });

function plainValue(field: Field, value: unknown): unknown {
  const text = textOf(value).trim();
  if (text === '') return null;
  if (field.kind === 'money' || isAmount(field)) {
    const read = parseTypedAmount(text);
    if (read.status !== 'amount') return text;
    return field.kind === 'money' ? `AED ${writeAmount(read.dirhams)}` : read.dirhams;
  }
  if (field.kind !== 'whole' && field.kind !== 'decimal') return text;
  const number = Number(text.replace(/,/g, ''));
  return Number.isFinite(number) ? number : text;
}
