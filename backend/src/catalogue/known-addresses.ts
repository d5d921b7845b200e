/** Addresses that are remembered, and the letters of one; with more than these somebody is making them up. */
const mostAddresses = 1_000;
const longestAddress = 500;

/** Remembers what popular addresses mean, so that each need not be understood every time it is asked for. */
export function knownAddresses<Meaning>(): (address: string, understand: () => Meaning) => Meaning {
  const known = new Map<string, Meaning>();
  return (address, understand) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const meaning = understand();
    if (known.size >= mostAddresses) known.clear();
    if (address.length <= longestAddress) known.set(address, meaning);
    return meaning;
  };
}
