import { type ReadPage, readPage } from './read-page';

/** One address of the site, and its response. */
export interface Visit {
  /** Path and query. */
  readonly address: string;
  /** The page with the link to it. */
  readonly from: string;
  readonly status: number;
  /** The target of its redirect. */
  readonly location: string | null;
  /** The content of its document; `null` if it is not a document. */
  readonly page: ReadPage | null;
}

/** The number of concurrent requests: the machine has two cores. */
const atOnce = 4;
/** A site of this size has some hundreds of addresses; an endless one is a fault to report. */
const mostAddresses = 4000;

interface Extent {
  /**
   * Whether a page is requested in each way that links to it, which is half of the addresses of a site: with each of
   * its dialogs open, from each point of the map. Otherwise each way is followed where it is found first.
   */
  readonly everyWay: boolean;
  /** Where it starts: Home of a language, `/ar`. */
  readonly start?: string;
}

/**
 * Visits every address that the links of the site lead to in one language, starting from Home, in the order in which they are found.
 * Throws if the links never end.
 */
export async function crawlSite(origin: string, { everyWay, start = '/' }: Extent): Promise<readonly Visit[]> {
  const found = new Map<string, string>([[start, '']]);
  const ways = new Set<string>();
  const visits: Visit[] = [];
  const waiting = [start];
  while (waiting.length > 0) {
    const now = waiting.splice(0, atOnce);
    const visited = await Promise.all(now.map((address) => visitPage(origin, address, found.get(address) ?? '')));
    visits.push(...visited);
    for (const { address, page, location } of visited) {
      for (const link of [...(page?.links ?? []), ...(location === null ? [] : [location])]) {
        const url = new URL(link, origin + address);
        const next = url.pathname + url.search;
        if (url.origin !== origin || found.has(next)) continue;
        const way = wayOf(url);
        if (!everyWay && way !== null && ways.has(way)) continue;
        if (way !== null) ways.add(way);
        found.set(next, address);
        waiting.push(next);
      }
    }
    if (found.size > mostAddresses) throw new Error(`The links never end: ${waiting.slice(-5).join(' ')}`);
  }
  return visits;
}

/** The parameters of what opens over any page, or of how any page is shown. */
function wayOf({ pathname, searchParams }: URL): string | null {
  const dialog = searchParams.get('dialog');
  if (dialog !== null) return `dialog ${dialog} ${searchParams.get('tab')}`;
  const requested = ['show', 'view', 'filters', 'layer'].filter((name) => searchParams.has(name));
  return requested.length === 0 ? null : `${pathname} ${requested.join(' ')}`;
}

async function visitPage(origin: string, address: string, from: string): Promise<Visit> {
  const response = await fetchWithRetries(origin + address);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = isPage ? await response.text() : '';
  if (!isPage) await response.body?.cancel();
  return {
    address,
    from,
    status: response.status,
    location: response.headers.get('location'),
    page: isPage && response.status === 200 ? readPage(text) : null,
  };
}

/** Fetches like a crawler: a busy site responds with 503 and Retry-After, and the request is repeated. */
export async function fetchWithRetries(url: string | URL, headers: HeadersInit = {}, attempts = 4): Promise<Response> {
  const response = await fetch(url, { redirect: 'manual', headers });
  const seconds = Number(response.headers.get('retry-after') ?? '');
  if (response.status !== 503 || attempts === 1) return response;
  await response.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 30) * 1000));
  return fetchWithRetries(url, headers, attempts - 1);
}
