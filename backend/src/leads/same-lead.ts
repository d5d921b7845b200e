import { consentField } from './consent-field';
import type { Lead } from './lead';

/** The content of a lead, without the time of arrival and the stored name of its file. */
export interface LeadContent extends Pick<Lead, 'form' | 'fields'> {
  readonly attachment: { readonly bytes: number } | null;
}

/**
 * Whether two submissions are the same lead, ignoring the order of fields, which a database does not keep. The words of a
 * consent are ignored, since the site may have changed them between two attempts.
 */
export function isSameLead(one: LeadContent, other: LeadContent): boolean {
  return written(one) === written(other);
}

function written({ form, fields, attachment }: LeadContent): string {
  const given = Object.entries(fields).filter(([name, value]) => value !== undefined && name !== consentField);
  return JSON.stringify([form, given.toSorted(([a], [b]) => (a < b ? -1 : 1)), attachment?.bytes ?? 0]);
}
