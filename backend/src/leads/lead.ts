import type { LeadAttachment } from '../database/schema';

/** One submission of `POST /api/contact`, as it is kept. */
export interface Lead {
  /** Unique; a second lead of the same key is the same lead sent again. */
  readonly key: string;
  /** The name of one of `leadForms`. */
  readonly form: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly attachment: LeadAttachment | null;
  /** Filled in by a machine, as it seems; nobody is told, and it is not delivered. */
  readonly isSpam: boolean;
  /** Sent faster than anybody types, as by autofill or a machine; whoever gets it is told so. */
  readonly isHasty?: boolean | undefined;
  /** ISO 8601 instant. */
  readonly receivedAt: string;
}
