import { redirectKey } from './redirect-key';

/** The longest chain of redirects that is followed: a record may have been renamed after a redirect was made. */
const mostSteps = 10;

/** The last target of a chain of redirects; `null` where the address has none, or where they form a loop. `next` takes keys. */
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
