/** Says that a channel works and has not taken one item: for good, or for now. What it has against that is the `cause`. */
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
 * One way out for what waits. Rejects when it has not arrived, or may not have, and the loop comes again; with
 * `ItemRefused` where that says nothing of other items.
 */
export interface Channel<Item, Name extends string = string> {
  readonly name: Name;
  /** Milliseconds for one delivery, where the usual ones are not enough; it may be longer than a lease. */
  readonly timeLimit?: number;
  deliver(item: Item, signal: AbortSignal): Promise<void>;
}
