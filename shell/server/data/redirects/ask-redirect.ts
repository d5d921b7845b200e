import type { Http } from '@iwan/shared/contracts/http';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { withQuery } from '@iwan/shared/paths/query';
import { withTimeLimit } from '../../../src/network/time-limit';

/** Our own backend's call, beyond section 7. */
const path = '/api/redirects';

/** The timeout in milliseconds: the visitor of a missing page waits for it. */
const timeLimit = 1000;

/** The redirect of an address without a page, within this site; `null` without one, or where the backend does not answer. */
export type AskRedirect = (url: Pick<URL, 'pathname' | 'search'>) => Promise<string | null>;

/** Asks the backend. A plain one has no such call and answers 404. */
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

/** Refuses a target on another site, and one that is not valid in a header. */
const isOnSite = (address: string) => /^\/(?![/\\])[\x21-\x7e]*$/.test(address) && address.length <= 2000;

const isSame = (address: string, pathname: string) =>
  withoutSlash(new URL(address, 'http://site').pathname) === withoutSlash(pathname);
const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase();

/** The query of the old address is added to the new one, unless that has a query of its own. */
function withSearch(address: string, search: string): string {
  if (search === '' || address.includes('?')) return address;
  const [, beforeHash = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  return `${beforeHash}${search}${hash}`;
}
