import type { LeadAttachment } from '../../database/schema';
import type { Channel } from '../../outbox/channel';

/** `mailbox`: kept here, where no mail server takes it; that alone tells the business nothing. */
export type ChannelName = 'email' | 'webhook' | 'mailbox';

/** A lead that is delivered to the business. */
export interface OutgoingLead {
  /** The same for every try: who has seen it may throw the second away. */
  readonly key: string;
  readonly form: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly attachment: LeadAttachment | null;
  /** Sent faster than anybody types. */
  readonly isHasty?: boolean | undefined;
  readonly receivedAt: Date;
}

/** One way to the business. */
export type LeadChannel = Channel<OutgoingLead, ChannelName>;
