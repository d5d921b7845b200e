import type { LeadAttachment } from '../../database/schema';
import type { Channel } from '../../outbox/outbox';

/** `mailbox`: stored here, where there is no mail server; the business is not notified by that. */
export type ChannelName = 'email' | 'webhook' | 'mailbox';

/** A lead to be delivered to the business. */
export interface OutgoingLead {
  /** The same for every attempt: a recipient can drop duplicates. */
  readonly key: string;
  readonly form: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly attachment: LeadAttachment | null;
  /** Looks like spam: it has waited, and nobody in the office has said that it is none. */
  readonly isSpam?: boolean;
  /** Sent faster than anybody types. */
  readonly isHasty?: boolean | undefined;
  readonly receivedAt: Date;
}

/** A channel to the business. */
export type LeadChannel = Channel<OutgoingLead, ChannelName>;
