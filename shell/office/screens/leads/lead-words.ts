import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';

/** What forms call the same thing, the commonest first. */
const names = ['name', 'full_name', 'fullName', 'first_name'];
const emails = ['email', 'email_address'];
const phones = ['phone', 'phone_number', 'mobile'];

export interface LeadSender {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The sender of a lead, as far as its form asks for that. */
export function senderOf({ fields }: Pick<LeadRecord, 'fields'>): LeadSender {
  return { name: firstOf(fields, names), email: firstOf(fields, emails), phone: firstOf(fields, phones) };
}

/** The title of a lead in a list: the name of its sender, or the best substitute. */
export function leadTitle(lead: Pick<LeadRecord, 'id' | 'fields'>): string {
  const { name, email, phone } = senderOf(lead);
  return name ?? email ?? phone ?? `#${lead.id}`;
}

function firstOf(fields: LeadRecord['fields'], keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = fields[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}
