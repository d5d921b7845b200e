import { longest } from '@iwan/shared/domain/contact/lead-limits';
import { leadRules, problemSentence } from '@iwan/shared/domain/contact/lead-rules';
import { formatFor } from '@iwan/shared/format/format';
import { defaultLanguage } from '@iwan/shared/format/languages';
import { z } from 'zod';
import { cleanText } from '../http/clean-text';
import type { FieldError } from '../http/http-error';

/**
 * The submissions of section 3 by the rules of section 5, once more on this side of the wire: what a browser checked,
 * anybody can send unchecked. The sentences are read by visitors.
 */

const required = (message: string, most: number) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(most, `Please keep this under ${formatFor(defaultLanguage.locale).number(most)} characters`);

/** By the rules that the browser has checked already. */
const ruled = (field: keyof typeof leadRules, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .superRefine((value, context) => {
      const problem = leadRules[field](value);
      if (problem)
        context.addIssue({
          code: 'custom',
          message: problemSentence(field, problem, { missing }, defaultLanguage.locale),
        });
    });

const name = ruled('name', 'Please give your name');

/** Digits only; the signs that people write around them are dropped, as the form does. */
const phone = z
  .union([z.string(), z.number()], { error: 'Phone number is required' })
  .transform((value) => String(value).replace(/[\s+().-]/g, ''))
  .pipe(z.string().regex(/^\d*$/, 'A phone number has only digits').pipe(ruled('phone', 'Phone number is required')));

const email = ruled('email', 'Please give your e-mail address');
const message = ruled('message', 'Please write a message');
const location = required('Please give your location', longest.location);
const text = z.string().trim().max(200).nullish();
const consent = z.literal(true, { error: 'Please grant permission' });

/** The role is not required on the home form (section 5), and an unticked choice is an empty one. */
const role = z.union([z.enum(['Buyer', 'Broker', 'Builder']), z.literal('')], {
  error: 'Please choose Buyer, Broker or Builder',
});

export const forms = {
  subscribe: z.object({ email, source: z.literal('web_form') }),
  'super-agent': z.object({ phone, source: z.literal('subscription') }),
  enquiry: z.object({ name, phone, email, agent: text, property: text, developer: text, source: text }),
  contact: z.object({ name, phone, email, type: role.nullish(), message, consent, source: text }),
  'contact-with-location': z.object({ name, phone, email, location, message, source: text }),
  career: z.object({
    job_type: required('Please choose a job', 200),
    name,
    phone,
    email,
    location,
    message,
    source: z.literal('Career'),
  }),
};

export type FormName = keyof typeof forms;

export type ReadForm =
  | { readonly ok: true; readonly form: FormName; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly form: FormName; readonly errors: readonly FieldError[] };

type Values = Readonly<Record<string, unknown>>;

/** What an enquiry may be about, each by name. `developer` is an addition of ours to section 7. */
const abouts = ['property', 'agent', 'developer'];

/** Section 7 tells the JSON submissions apart by their source, and an enquiry from a message by what it is about. */
export function jsonForm(values: Values): FormName {
  if (values.source === 'web_form') return 'subscribe';
  if (values.source === 'subscription') return 'super-agent';
  return abouts.some((field) => field in values) ? 'enquiry' : 'contact';
}

/** Two forms come as multipart: the application, and the footer's and About page's message. */
export function multipartForm(values: Values): FormName {
  return values.source === 'Career' ? 'career' : 'contact-with-location';
}

/** A sign that the database cannot keep would leave a lead in the journal for good, thanked for and never delivered. */
function cleanValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]),
  );
}

/** Checks one submission. One error a field, in the order of the form's fields. */
export function readForm(form: FormName, values: Values): ReadForm {
  const read = forms[form].safeParse(cleanValues(values));
  if (read.success) return { ok: true, form, fields: read.data };
  const errors = new Map<string, string>();
  for (const issue of read.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return { ok: false, form, errors: [...errors].map(([field, text]) => ({ field, message: text })) };
}
