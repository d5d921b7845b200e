import type { FormerPrice } from '../model/entities';
import { parseInstant } from '../record/instant';
import { readRecords, readText, type UntrustedRecord } from '../record/untrusted-record';
import { parsePrice } from './price';

/** The most former prices of a project. */
const most = 12;

/**
 * The former prices of a project (`price_history`, an addition of our own backend), the latest first; invalid entries are left
 * out, and so is a price that is followed by the same price. None from a plain backend.
 */
export function readFormerPrices(record: UntrustedRecord): readonly FormerPrice[] {
  const read = readRecords(record, 'price_history').flatMap((entry) => {
    const price = parsePrice(readText(entry, 'price'));
    const until = parseInstant(readText(entry, 'at'));
    return price === null || until === null ? [] : [{ price, until }];
  });
  return read
    .toSorted((one, other) => (one.until < other.until ? 1 : one.until > other.until ? -1 : 0))
    .filter(({ price }, index, all) => price !== all[index - 1]?.price)
    .slice(0, most);
}

/** How long a lowered price is marked, in milliseconds. */
const newsFor = 30 * 24 * 60 * 60_000;

/** The price in dirhams before it was lowered within the last thirty days; `null` where it was not, or is as high again. */
export function loweredFrom(former: readonly FormerPrice[], price: number, now: Date): number | null {
  const recent = former.filter(({ until }) => now.getTime() - Date.parse(until) <= newsFor);
  // The price at the beginning of the thirty days: ups and downs in between do not count.
  const before = recent.at(-1)?.price ?? 0;
  return price > 0 && price < before ? before : null;
}
