import { isApiError } from '../api/api-error';
import { sendContact } from '../api/contact';
import type { Action, FormProblem } from '../contracts/module';
import {
  type About,
  type FieldRule,
  type FieldValue,
  type FormValues,
  type LeadFormDefinition,
  type LeadFormOf,
  problemsOf,
  trimmed,
  wireNameOf,
} from './lead-form';

/**
 * What a posted form does that ends as a lead (`POST /api/contact`, section 7): the rules of section 5 first, then the lead,
 * then what the backend says of its fields. Rejects with the `ApiError` of a backend that has refused no field.
 */
export function leadAction<Values extends FormValues>(formOf: LeadFormOf<Values>): Action {
  return async ({ form, http, signal, idempotencyKey, locale }) => {
    const definition = formOf(locale);
    const { fields, toLead, tellsRefusals = false } = definition;
    const values = valuesOf(definition, form);
    const wrong = Object.entries<string | undefined>(problemsOf(fields, values)).flatMap(([name, sentence]) =>
      sentence === undefined ? [] : [{ field: wireNameOf(fields, name), sentence }],
    );
    if (wrong.length > 0) return { kind: 'problems', problems: wrong };
    // The field that no visitor sees travels along: the backend judges what a machine has filled in, and tells nobody.
    const website = textOf(form, 'website');
    const lead = { ...toLead(values, textsOf(form)), ...(website !== '' && { website }) };
    try {
      await sendContact(http, lead, { headers: { 'Idempotency-Key': idempotencyKey }, signal });
      return { kind: 'done' };
    } catch (problem) {
      const problems = refusedFields(problem);
      if (problems.length === 0) throw problem;
      const isAboutFields = problems.every(({ field }) => field !== undefined && form.has(field));
      return { kind: 'problems', problems, hasFailed: tellsRefusals || !isAboutFields };
    }
  };
}

/** What was posted, as the same fields hold it in the browser. */
function valuesOf<Values extends FormValues>({ fields }: LeadFormDefinition<Values>, form: FormData): Values {
  const entries = Object.entries<FieldRule>(fields).map(([name, rule]) => [
    name,
    postedValue(rule, form, wireNameOf(fields, name)),
  ]);
  return trimmed(Object.fromEntries(entries) as Values);
}

function postedValue({ empty, clean }: FieldRule, form: FormData, name: string): FieldValue {
  if (typeof empty === 'boolean') return form.has(name);
  if (empty === null) {
    const file = form.get(name);
    return file instanceof File ? file : null;
  }
  const text = textOf(form, name);
  return clean === undefined ? text : clean(text);
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}

function textsOf(form: FormData): About {
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
}

/** What the backend has said of each field. */
function refusedFields(problem: unknown): readonly FormProblem[] {
  return isApiError(problem)
    ? problem.refusals.map(({ field, message }) => ({ ...(field && { field }), sentence: message }))
    : [];
}
