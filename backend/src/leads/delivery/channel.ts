import type { LeadAttachment } from '../../database/schema';

/** `mailbox`: kept here, where no mail server takes it; that alone tells the business nothing. */
export const channelNames = ['email', 'webhook', 'mailbox'] as const;

export type ChannelName = (typeof channelNames)[number];

/** A lead on its way to the business. */
export interface OutgoingLead {
  /** The same for every try: who has seen it may throw the second away. */
  readonly key: string;
  readonly form: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly attachment: LeadAttachment | null;
  readonly receivedAt: Date;
}

/** One way out for what waits. Rejects when it has not arrived, or may not have; the worker comes again. */
export interface Way<Item, Name extends string = string> {
  readonly name: Name;
  /** Milliseconds for one delivery, where the usual ones are not enough; it may be longer than a lease. */
  readonly timeLimit?: number;
  deliver(item: Item, signal: AbortSignal): Promise<void>;
}

/** One way to the business. */
export type Channel = Way<OutgoingLead, ChannelName>;
