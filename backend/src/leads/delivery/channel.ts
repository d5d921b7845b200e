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
  /** Sent faster than anybody types. */
  readonly isHasty?: boolean | undefined;
  readonly receivedAt: Date;
}

/** Says that a way works and has not taken one item: for good, or for now. What it has against that is the `cause`. */
export class ItemRefused extends Error {
  override readonly name = 'ItemRefused';

  constructor(
    cause: unknown,
    readonly isForGood: boolean,
    /** Whatever is sent to the same addressee will be refused as well. */
    readonly isAddressee: boolean,
  ) {
    super('One item was refused', { cause });
  }
}

/**
 * One way out for what waits. Rejects when it has not arrived, or may not have, and the worker comes again; with
 * `ItemRefused` where that says nothing of other items.
 */
export interface Way<Item, Name extends string = string> {
  readonly name: Name;
  /** Milliseconds for one delivery, where the usual ones are not enough; it may be longer than a lease. */
  readonly timeLimit?: number;
  deliver(item: Item, signal: AbortSignal): Promise<void>;
}

/** One way to the business. */
export type Channel = Way<OutgoingLead, ChannelName>;
