import { consentField } from './consent-field';
import type { Lead } from './lead';

/** What somebody has sent, without when it came and where its file is kept. */
export interface LeadContent extends Pick<Lead, 'form' | 'fields'> {
  readonly attachment: { readonly bytes: number } | null;
}

/**
 * Whether two submissions say the same, whatever the order of their fields: a database keeps none. The words of a consent are the site's,
 * which may have written them anew between two tries.
 */
export function isSameLead(one: LeadContent, other: LeadContent): boolean {
  return written(one) === written(other);
}

function written({ form, fields, attachment }: LeadContent): string {
  const given = Object.entries(fields).filter(([name, value]) => value !== undefined && name !== consentField);
  return JSON.stringify([form, given.toSorted(([a], [b]) => (a < b ? -1 : 1)), attachment?.bytes ?? 0]);
}
