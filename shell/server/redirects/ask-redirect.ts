import type { Http } from '@iwan/shared/contracts/http';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { withQuery } from '@iwan/shared/paths/query';
import { withTimeLimit } from '../../src/network/time-limit';

/** Our own backend's call, beyond section 7. */
const path = '/api/redirects';

/** How long it is waited for, in milliseconds: whoever asks for a page that is not there waits for it. */
const timeLimit = 1000;

/** Where an address that has no page leads on to, on this site; `null` where it does not, or where nobody can say. */
export type AskRedirect = (url: Pick<URL, 'pathname' | 'search'>) => Promise<string | null>;

/** Asks the backend. A plain one knows nothing of it and answers as for any address that it does not have. */
export function askRedirect(http: Pick<Http, 'get'>): AskRedirect {
  return async ({ pathname, search }) => {
    try {
      const asking = withTimeLimit(timeLimit, new AbortController().signal, (signal) =>
        http.get(withQuery(path, { from: pathname }), signal),
      );
      const body = asRecord(await asking);
      const data = asRecord(body?.data);
      const to = data && readText(data, 'to');
      return to && isOnSite(to) && !isSame(to, pathname) ? withSearch(to, search) : null;
    } catch {
      return null;
    }
  };
}

/** An answer of the backend is no reason to leave the site, nor for a line break in a header. */
const isOnSite = (address: string) => /^\/(?![/\\])[\x21-\x7e]*$/.test(address) && address.length <= 2000;

const isSame = (address: string, pathname: string) =>
  withoutSlash(new URL(address, 'http://site').pathname) === withoutSlash(pathname);
const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase();

/** What was asked with the old address is asked with the new one, unless that asks something of its own. */
function withSearch(address: string, search: string): string {
  if (search === '' || address.includes('?')) return address;
  const [, beforeHash = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  return `${beforeHash}${search}${hash}`;
}
