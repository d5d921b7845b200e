import type { ContactLead } from '../api/calls';

/** The value of a field: text, a checkbox, or a chosen file. */
export type FieldValue = string | boolean | File | null;
export type FormValues = Readonly<Record<string, FieldValue>>;

/** A field of a form and its rule (section 5). `shared/contract-kit/forms/field-rules` makes the usual ones. */
export interface FieldRule<Value extends FieldValue = FieldValue> {
  /** The label of the field, also in the summary of errors. */
  readonly label: string;
  readonly empty: Value;
  /** Removes characters that the field does not accept, on every input. */
  readonly clean?: (text: string) => string;
  /** The error message; undefined for a valid value. Texts are trimmed. */
  issueOf(value: Value): string | undefined;
  /** The name in HTML and on the wire, where it differs. */
  readonly wireName?: string;
}

export type FieldRules<Values extends FormValues> = { readonly [Name in keyof Values]: FieldRule<Values[Name]> };

/** Values that the page adds to a form without visible fields. */
export type About = Readonly<Record<string, string>>;

/** The message for a lead that was not sent: a sentence, or a function of the error. */
export type Failure = string | ((error: unknown) => string);

/**
 * A form that ends as a lead (`POST /api/contact`, section 7): its fields with their rules, its texts, and the lead. The
 * browser, and the document server for forms posted without script, use the same definition.
 */
export interface LeadFormDefinition<Values extends FormValues> {
  readonly name: string;
  /** In the order of the page. */
  readonly fields: FieldRules<Values>;
  readonly toLead: (values: Values, about: About) => ContactLead;
  readonly words: {
    readonly send: string;
    readonly success: string;
    readonly failure: Failure;
    /** What sending the form agrees to, where no checkbox says it. The backend has the same words and stores them. */
    readonly agreement?: string;
  };
  /** How long the success message is shown, in milliseconds (section 9). */
  readonly successFor: number;
  /** How often a lead is retried automatically after a failure of the server or the network. */
  readonly retries?: number;
  /** Section 8 requires the failure message also where the backend has named an invalid field. */
  readonly showsFailureOnRefusal?: true;
}

/**
 * A form with labels and messages in the language of a locale (BCP 47):
 *
 *     export const askForm = byLocale((locale) => defineLeadForm({ name: 'ask', … }));
 */
export type LeadFormOf<Values extends FormValues> = (locale: string) => LeadFormDefinition<Values>;

/** For its type only; the identity at run time. */
export function defineLeadForm<Values extends FormValues>(
  definition: LeadFormDefinition<Values>,
): LeadFormDefinition<Values> {
  return definition;
}

export type Issues<Values extends FormValues> = Readonly<Partial<Record<keyof Values, string>>>;

/** The initial values of a form. */
export function emptyValues<Values extends FormValues>(fields: FieldRules<Values>): Values {
  return Object.fromEntries(Object.entries<FieldRule>(fields).map(([name, { empty }]) => [name, empty])) as Values;
}

/** The values with trimmed texts. */
export function trimmed<Values extends FormValues>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/** The errors by field, in the order of the form; empty for a valid form. */
export function issuesOf<Values extends FormValues>(fields: FieldRules<Values>, values: Values): Issues<Values> {
  const found = Object.entries<FieldRule>(fields).flatMap(([name, rule]) => {
    const issue = rule.issueOf(values[name] ?? rule.empty);
    return issue === undefined ? [] : [[name, issue] as const];
  });
  return Object.fromEntries(found) as Issues<Values>;
}

/** The name of a field in HTML and on the wire. */
export function wireNameOf<Values extends FormValues>(fields: FieldRules<Values>, name: keyof Values & string): string {
  return fields[name].wireName ?? name;
}
