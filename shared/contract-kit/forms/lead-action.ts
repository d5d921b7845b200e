import { honeypotField } from '../../domain/contact/honeypot-field';
import { languageFieldOf } from '../../domain/translation/page-language';
import { contactApi } from '../api/contact';
import type { Action } from '../contracts/module';
import {
  type About,
  type FieldRule,
  type FieldValue,
  type FormValues,
  issuesOf,
  type LeadFormDefinition,
  type LeadFormOf,
  trimmed,
  wireNameOf,
} from './lead-form';
import { refusalErrors } from './refusal-errors';

/**
 * The action of a form that ends as a lead (`POST /api/contact`, section 7): validates by section 5, sends the lead, and
 * returns the backend's errors by field. Rejects with the `ApiError` of any other failure.
 */
export function leadAction<Values extends FormValues>(formOf: LeadFormOf<Values>): Action {
  return async ({ form, http, signal, idempotencyKey, locale }) => {
    const definition = formOf(locale);
    const { fields, toLead, showsFailureOnRefusal = false } = definition;
    const values = valuesOf(definition, form);
    const wrong = Object.entries<string | undefined>(issuesOf(fields, values)).flatMap(([name, sentence]) =>
      sentence === undefined ? [] : [{ field: wireNameOf(fields, name), sentence }],
    );
    if (wrong.length > 0) return { kind: 'problems', problems: wrong };
    // The honeypot is sent along: the backend may mark such a lead as spam without a visible difference.
    const filledIn = textOf(form, honeypotField);
    const more = { ...languageFieldOf(locale), ...(filledIn !== '' && { [honeypotField]: filledIn }) };
    const lead = { ...toLead(values, textsOf(form)), ...more };
    try {
      await contactApi(http).send(lead, idempotencyKey, { signal });
      return { kind: 'done' };
    } catch (error) {
      const errors = refusalErrors(error);
      if (errors.length === 0) throw error;
      const isAboutFields = errors.every(({ field }) => field !== undefined && form.has(field));
      return { kind: 'problems', problems: errors, hasFailed: showsFailureOnRefusal || !isAboutFields };
    }
  };
}

/** The posted values in the types that the fields have in the browser. */
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
