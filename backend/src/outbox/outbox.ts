import type { ItemRefused } from './channel';

export interface Leased<Item> {
  readonly id: number;
  /** From 1, this one included; it is also the lease's own number. */
  readonly attempt: number;
  readonly item: Item;
}

/** What waits to be delivered: a row of its table for each item and channel, written in the transaction that keeps the item. */
export interface Outbox<Item, Name extends string = string> {
  /** Takes what is due on a channel for this worker alone, the oldest first, until the lease ends, as after its death. */
  lease(channel: Name, limit: number): Promise<readonly Leased<Item>[]>;
  /** Has the lease last on from now, as long as a delivery is under way. */
  renew(leased: Leased<Item>): Promise<void>;
  delivered(leased: Leased<Item>): Promise<void>;
  /** Lets go for `pauseMs` milliseconds. */
  failed(leased: Leased<Item>, reason: string, pauseMs: number): Promise<void>;
  /** Ends what was refused for good. Without it nothing is: it fails, and is tried again. */
  refused?(leased: Leased<Item>, refusal: ItemRefused): Promise<void>;
  /** Makes due what a worker that was killed had leased. Only where no other worker can be at it. */
  reclaim(): Promise<void>;
}
