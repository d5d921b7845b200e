import type { DocumentsResult } from '../results';
import type { MeasuredSite } from '../sites';
import { type HttpLoad, loadHttp } from './http-load';
import { onOneCore } from './one-core';

const connections = 20;
const seconds = 8;

/**
 * A new address of Home that differs in a parameter that every document depends on: the server must make its document. A document at
 * an address that differs in another one is not made.
 */
let visits = Date.now();
const newPath = () => {
  visits += 1;
  return `/?sent=${visits}`;
};

/** The documents a second of each site, rendered for each request and served from the cache, one site after the other. */
export async function measureDocuments(
  sites: readonly MeasuredSite[],
  tell: (line: string) => void,
): Promise<DocumentsResult[]> {
  const results: DocumentsResult[] = [];
  for (const { name, origin } of sites) {
    tell(`documents of ${name}`);
    const { result, isOneCore } = await onOneCore(origin, async () => ({
      made: await load(origin, 'made'),
      kept: await load(origin, 'kept'),
    }));
    if (!isOneCore) tell('… by as many cores as it took, which the load has shared');
    results.push({ site: name, ...result });
  }
  return results;
}

function load(site: string, kind: 'made' | 'kept'): Promise<HttpLoad> {
  const nextPath = kind === 'made' ? newPath : () => '/';
  return loadHttp(site, { connections, seconds, headers: { 'accept-encoding': 'br' }, nextPath });
}
