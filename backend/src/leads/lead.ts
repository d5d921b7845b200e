import type { LeadAttachment } from '../database/schema';

/**
 * The field of a lead with the words that its sender has agreed to; the time is that of the lead. It is not part of a
 * submission.
 */
export const consentField = 'consent_text';

/** A stored submission of `POST /api/contact`. */
export interface Lead {
  /** Unique; a second lead with the same key is a duplicate. The same for every attempt of a delivery. */
  readonly key: string;
  /** The name of a form in `leadForms`. */
  readonly form: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly attachment: LeadAttachment | null;
  /** Probably submitted by a bot; stored, but not delivered. */
  readonly isSpam: boolean;
  /** Sent faster than anybody types, as by autofill or a bot; delivered with a note. */
  readonly isHasty?: boolean | undefined;
  /** ISO 8601 instant. */
  readonly receivedAt: string;
}
