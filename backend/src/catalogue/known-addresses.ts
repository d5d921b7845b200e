import { LRUCache } from 'lru-cache';

/** Limits of the cache: the number of addresses and the length of each. Beyond these, somebody is making addresses up. */
const mostAddresses = 1_000;
const longestAddress = 500;

/** Caches the parsed form of popular addresses. */
export function knownAddresses<Meaning extends string>(): (address: string, understand: () => Meaning) => Meaning {
  const known = new LRUCache<string, Meaning, () => Meaning>({
    max: mostAddresses,
    memoMethod: (_address, _before, { context: understand }) => understand(),
  });
  return (address, understand) =>
    address.length > longestAddress ? understand() : known.memo(address, { context: understand });
}
