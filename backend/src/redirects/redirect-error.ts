/**
 * An address of the site in normalised form, by which addresses are compared: its path in lower case, without a trailing slash; `null`
 * for anything else.
 *
 *     /Old-Tower/?utm=1  =>  /old-tower
 */
export function redirectKey(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, 'http://site')) return null;
  const { pathname, origin } = new URL(address, 'http://site');
  if (origin !== 'http://site') return null;
  return pathname.replace(/\/+$/, '').toLowerCase() || '/';
}

export interface RedirectFields {
  readonly from: string;
  readonly to: string;
}

export interface RedirectError {
  readonly field: 'from' | 'to';
  readonly message: string;
}

/** First words of addresses that are no pages. */
const noPages = new Set(['api', 'images', 'media', 'office', 'remotes', 'shell', 'sitemap']);

/**
 * Why a redirect may not be added to the existing ones: it would form a loop or a chain, or no page can have the address. `null` where it
 * may.
 */
export function redirectError({ from, to }: RedirectFields, others: readonly RedirectFields[]): RedirectError | null {
  const [fromKey, toKey] = [redirectKey(from), redirectKey(to)];
  if (fromKey === null || /[?#\s]/.test(from)) {
    return { field: 'from', message: 'Enter a path on this site, such as /old-tower/' };
  }
  if (toKey === null || /\s/.test(to)) {
    return { field: 'to', message: 'Enter a path on this site, such as /new-tower/' };
  }
  const [, first = ''] = fromKey.split('/');
  if (fromKey === '/') return { field: 'from', message: 'You cannot redirect Home' };
  if (noPages.has(first) || first.startsWith('__')) return { field: 'from', message: 'This is not a page address' };
  if (/\.[a-z0-9]{2,5}$/.test(fromKey)) {
    return { field: 'from', message: 'This is the address of a file, which does not lead on' };
  }
  if (fromKey === toKey) return { field: 'to', message: 'A redirect cannot point to itself' };
  const known = others.find((other) => redirectKey(other.from) === fromKey);
  if (known !== undefined) return { field: 'from', message: `This leads on to ${known.to} already` };
  const next = others.find((other) => redirectKey(other.from) === toKey);
  if (next !== undefined) {
    const isLoop = redirectKey(next.to) === fromKey;
    return {
      field: 'to',
      message: isLoop
        ? 'This leads back from there: that would be a loop'
        : `This leads on itself: write ${next.to} instead`,
    };
  }
  const before = others.find((other) => redirectKey(other.to) === fromKey);
  if (before !== undefined) {
    return { field: 'from', message: `This is where ${before.from} leads to: change that one first` };
  }
  return null;
}
