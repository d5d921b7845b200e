import type { FieldRefusal } from '../api/api-error';
import { formNamePattern } from '../contracts/release';

export interface PostedForm {
  /** The name of the form. */
  readonly form: string;
  /** `to mend`: the input is invalid and its fields have messages; nothing has failed. */
  readonly outcome: 'sent' | 'failed' | 'to mend';
}

/** The address to which a form is posted without script; the document server calls its owner's action. */
export function formAction(form: string): string {
  return `/forms/${form}`;
}

/** The query with which the server redirects to the page of the form; `readPostedForm` reads it. */
export function postedQuery({ form, outcome }: PostedForm): Readonly<Record<string, string>> {
  return { posted: form, sent: outcome === 'sent' ? '1' : '0', ...(outcome === 'to mend' && { mend: '1' }) };
}

/** All parameters of such a query, including the id of the draft on the server. */
export const postedParameters = ['posted', 'sent', 'mend', 'draft'] as const;

/** The result of a form that was posted without script; `null` where none was. */
export function readPostedForm(search: string): PostedForm | null {
  const query = new URLSearchParams(search);
  const form = query.get('posted');
  return form !== null && formNamePattern.test(form) ? { form, outcome: outcomeOf(query) } : null;
}

function outcomeOf(query: URLSearchParams): PostedForm['outcome'] {
  if (query.get('sent') === '1') return 'sent';
  return query.has('mend') ? 'to mend' : 'failed';
}

/**
 * Takes the field errors that the document server has rendered into a form before hydration (`data-problems`): they are removed
 * from the HTML, and the hydrated form shows them. Errors without a field stay until the next attempt.
 */
export function takePostedErrors(form: Element): readonly FieldRefusal[] {
  const items = [...form.querySelectorAll<HTMLElement>('[data-problems] [data-field]')];
  const errors = items.map(({ dataset, textContent }) => ({
    field: dataset.field ?? '',
    message: textContent ?? '',
  }));
  for (const item of items) item.remove();
  if (form.querySelector('[data-problems] li') === null) clearPostedErrors(form);
  return errors;
}

/** Removes the server's messages before another attempt. */
export function clearPostedErrors(form: Element): void {
  form.querySelector('[data-problems]')?.replaceChildren();
}
