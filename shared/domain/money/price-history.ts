import type { FormerPrice } from '../model/entities';
import { parseInstant } from '../record/instant';
import { readRecords, readText, type UntrustedRecord } from '../record/untrusted-record';
import { parsePrice } from './price';

/** More than anybody reads of one project. */
const most = 12;

/**
 * The former prices of a project (`price_history`, an addition of our own backend), the latest first; what is no price, or
 * has no time, is left out, and so is a price that is followed by itself. None from a plain backend.
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

/** How long a lowered price is news, in milliseconds. */
const newsFor = 30 * 24 * 60 * 60_000;

/**
 * The price that a project had before it was lowered within the last thirty days, in dirhams; `null` where it was not, or
 * costs as much again.
 */
export function loweredFrom(former: readonly FormerPrice[], price: number, now: Date): number | null {
  const recent = former.filter(({ until }) => now.getTime() - Date.parse(until) <= newsFor);
  // The price at the beginning of the thirty days: what went up and down in between is no lowering.
  const before = recent.at(-1)?.price ?? 0;
  return price > 0 && price < before ? before : null;
}
