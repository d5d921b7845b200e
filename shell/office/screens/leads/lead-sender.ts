import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';

/** The contact fields of a lead: every form that asks for one stores it under this name (`leadRules`). */
export interface LeadSender {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The sender of a lead; `null` for what its form does not ask for, or was left empty. */
export function senderOf({ fields: { name, email, phone } }: Pick<LeadRecord, 'fields'>): LeadSender {
  return { name: textOf(name), email: textOf(email), phone: textOf(phone) };
}

/** The title of a lead in a list: the name of its sender, or else the e-mail address, the phone number, or the lead's number. */
export function leadTitle(lead: Pick<LeadRecord, 'id' | 'fields'>): string {
  const { name, email, phone } = senderOf(lead);
  return name ?? email ?? phone ?? `#${lead.id}`;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null;
