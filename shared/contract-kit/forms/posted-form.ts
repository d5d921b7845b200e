import { formNamePattern } from '../contracts/release';

export interface PostedForm {
  /** The name of the form. */
  readonly form: string;
  /** `to mend`: what was typed cannot be sent as it is; its fields say why, and nothing has failed. */
  readonly outcome: 'sent' | 'failed' | 'to mend';
}

/** Where a form posts itself to where there is no script; the document server hands it to its owner's action. */
export function formAction(form: string): string {
  return `/forms/${form}`;
}

/** The query with which the server goes back to the page that a form was posted from; `readPostedForm` reads it. */
export function postedQuery({ form, outcome }: PostedForm): Readonly<Record<string, string>> {
  return { posted: form, sent: outcome === 'sent' ? '1' : '0', ...(outcome === 'to mend' && { mend: '1' }) };
}

/** All that such a query may have, with the name under which the server keeps what was typed. */
export const postedParameters = ['posted', 'sent', 'mend', 'draft'] as const;

/** How a form that was posted without script went; null where none was. */
export function readPostedForm(search: string): PostedForm | null {
  const query = new URLSearchParams(search);
  const form = query.get('posted');
  return form !== null && formNamePattern.test(form) ? { form, outcome: outcomeOf(query) } : null;
}

function outcomeOf(query: URLSearchParams): PostedForm['outcome'] {
  if (query.get('sent') === '1') return 'sent';
  return query.has('mend') ? 'to mend' : 'failed';
}
