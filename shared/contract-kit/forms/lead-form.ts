import type { ContactLead } from '../api/calls';

/** What stands in a field: text, a tick, or a chosen file. */
export type FieldValue = string | boolean | File | null;
export type FormValues = Readonly<Record<string, FieldValue>>;

/** One field of a form and its rule (section 5). `shared/contract-kit/forms/field-rules` makes the usual ones. */
export interface FieldRule<Value extends FieldValue = FieldValue> {
  /** What stands above the field, and what a summary of problems calls it. */
  readonly label: string;
  readonly empty: Value;
  /** What is left of a text that is typed or pasted. */
  readonly clean?: (text: string) => string;
  /** The sentence that says what to mend; undefined where nothing is wrong. Texts come without spaces around them. */
  problemOf(value: Value): string | undefined;
  /** What the field is called in HTML and on the wire, where that is another name. */
  readonly wireName?: string;
}

export type FieldRules<Values extends FormValues> = { readonly [Name in keyof Values]: FieldRule<Values[Name]> };

/** What the page of a form says of itself: fields that nobody types into. */
export type About = Readonly<Record<string, string>>;

/** What a visitor reads of a lead that has not arrived: a sentence, or one that depends on what went wrong. */
export type Failure = string | ((error: unknown) => string);

/**
 * A form that ends as a lead (`POST /api/contact`, section 7): its fields with their rules, its words, and the lead. The
 * browser and the document server, which takes the form where there is no script, go by the same definition.
 */
export interface LeadFormDefinition<Values extends FormValues> {
  readonly name: string;
  /** In the order in which they stand on the page. */
  readonly fields: FieldRules<Values>;
  readonly toLead: (values: Values, about: About) => ContactLead;
  readonly words: {
    readonly send: string;
    readonly success: string;
    readonly failure: Failure;
  };
  /** How long a success is told, in milliseconds (section 9). */
  readonly successFor: number;
  /** How often a lead that a failing server or network has kept from arriving is sent again by itself. */
  readonly retries?: number;
  /** Section 8 wants the failure told also where the backend has said which field is to be mended. */
  readonly tellsRefusals?: true;
}

/**
 * A form whose labels, problems and messages are in the language of a locale (BCP 47):
 *
 *     export const askForm = byLocale((locale) => defineLeadForm({ name: 'ask', … }));
 */
export type LeadFormOf<Values extends FormValues> = (locale: string) => LeadFormDefinition<Values>;

/** Takes a definition as it is: for its type. */
export function defineLeadForm<Values extends FormValues>(
  definition: LeadFormDefinition<Values>,
): LeadFormDefinition<Values> {
  return definition;
}

export type Problems<Values extends FormValues> = Readonly<Partial<Record<keyof Values, string>>>;

/** The form before anything is typed. */
export function emptyValues<Values extends FormValues>(fields: FieldRules<Values>): Values {
  return Object.fromEntries(Object.entries<FieldRule>(fields).map(([name, { empty }]) => [name, empty])) as Values;
}

/** What was typed, without the spaces around it. */
export function trimmed<Values extends FormValues>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/** What keeps a form from being sent, by field and in the form's order; empty when nothing does. */
export function problemsOf<Values extends FormValues>(fields: FieldRules<Values>, values: Values): Problems<Values> {
  const found = Object.entries<FieldRule>(fields).flatMap(([name, rule]) => {
    const problem = rule.problemOf(values[name] ?? rule.empty);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(found) as Problems<Values>;
}

/** What a field is called in HTML and on the wire. */
export function wireNameOf<Values extends FormValues>(fields: FieldRules<Values>, name: keyof Values & string): string {
  return fields[name].wireName ?? name;
}
