import type { ItemRefused } from './channel';

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
