import { isSoldOut } from '../../project/sold-out';

/** What the cheapest of some projects costs that is not sold, in dirhams; `null` where none says a price. */
export function leastPrice(
  projects: readonly { readonly price: number; readonly status?: string | null }[],
): number | null {
  let least = Number.POSITIVE_INFINITY;
  for (const { price, status } of projects) {
    if (price > 0 && price < least && !isSoldOut(status ?? null)) least = price;
  }
  return least === Number.POSITIVE_INFINITY ? null : least;
}
