/** The default timeout of a delivery in milliseconds. */
export const timeLimit = 15_000;

/**
 * The timeout of a mail in milliseconds: longer than all timeouts of RFC 5321 together, so that a mail which may still be
 * accepted is not sent twice.
 */
export const mailTimeLimit = 40 * 60_000;

/** The channel works but has refused one item, permanently or for now. The reason is the `cause`. */
export class ItemRefused extends Error {
  override readonly name = 'ItemRefused';

  constructor(
    cause: unknown,
    readonly isForGood: boolean,
    /** The recipient was refused, so that further items for it would be refused too. */
    readonly isAddressee: boolean,
  ) {
    super('One item was refused', { cause });
  }
}

/**
 * A delivery channel. Rejects when an item was not delivered, or may not have been, and the loop retries; with `ItemRefused`
 * where that does not concern other items.
 */
export interface Channel<Item, Name extends string = string> {
  readonly name: Name;
  /** The timeout of a delivery in milliseconds, where the default is too short; it may be longer than a lease. */
  readonly timeLimit?: number;
  deliver(item: Item, signal: AbortSignal): Promise<void>;
}

export interface Leased<Item> {
  readonly id: number;
  /** From 1, including this one; it also identifies the lease. */
  readonly attempt: number;
  readonly item: Item;
}

/** An outbox: a row for each item and channel, written in the transaction that stores the item. */
export interface Outbox<Item, Name extends string = string> {
  /** Leases due items of a channel for this worker, the oldest first, until the lease expires. */
  lease(channel: Name, limit: number): Promise<readonly Leased<Item>[]>;
  /** Extends the lease from now, while a delivery is in progress. */
  renew(leased: Leased<Item>): Promise<void>;
  delivered(leased: Leased<Item>): Promise<void>;
  /** Releases the lease and pauses for `pauseMs` milliseconds. */
  failed(leased: Leased<Item>, reason: string, pauseMs: number): Promise<void>;
  /** Ends a permanently refused item. Without this method it is retried like a failed one. */
  refused?(leased: Leased<Item>, refusal: ItemRefused): Promise<void>;
  /** Makes items due that a killed worker had leased. Only where there is no other worker. */
  reclaim(): Promise<void>;
}
