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
