import { LRUCache } from 'lru-cache';

/** Addresses that are remembered, and the letters of one; with more than these somebody is making them up. */
const mostAddresses = 1_000;
const longestAddress = 500;

/** Remembers what popular addresses mean, so that each need not be understood every time it is asked for. */
export function knownAddresses<Meaning extends string>(): (address: string, understand: () => Meaning) => Meaning {
  const known = new LRUCache<string, Meaning, () => Meaning>({
    max: mostAddresses,
    memoMethod: (_address, _before, { context: understand }) => understand(),
  });
  return (address, understand) =>
    address.length > longestAddress ? understand() : known.memo(address, { context: understand });
}
