import { redirectKey } from './redirect-key';

/** Addresses that lead on one after the other, at most: a rename may have come behind a redirect. */
const mostSteps = 10;

/** Where an address leads in the end; `null` where it does not lead on, or in a circle. `next` knows addresses by their keys. */
export function followRedirects(address: string, next: (key: string) => string | undefined): string | null {
  const seen = new Set<string>();
  let last: string | null = null;
  for (let key = redirectKey(address); key !== null; key = redirectKey(last)) {
    const to = next(key);
    if (to === undefined) return last;
    if (seen.has(key) || seen.size >= mostSteps) return null;
    seen.add(key);
    last = to;
  }
  return last;
}
