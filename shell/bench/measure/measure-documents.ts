import autocannon from 'autocannon';
import type { DocumentsResult } from '../results';
import type { MeasuredSite } from '../sites';
import { onOneCore } from './one-core';

export interface DocumentLoad {
  readonly perSecond: number;
  /** Milliseconds that 99 of 100 documents stay below. */
  readonly p99: number;
  /** Answers other than 2xx, and requests without an answer. */
  readonly failures: number;
}

const connections = 20;
const seconds = 8;

/** An address of Home that nobody has asked for before: the server has to make it. */
let visits = Date.now();
function anew<Request extends object>(request: Request): Request & { readonly path: string } {
  visits += 1;
  return { ...request, path: `/?visit=${visits}` };
}

/** What each site gives, made for each request and kept from the one before, one site after the other. */
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

async function load(site: string, kind: 'made' | 'kept'): Promise<DocumentLoad> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${site}/`,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(kind === 'made' && { requests: [{ setupRequest: anew }] }),
  });
  return { perSecond: requests.average, p99: latency.p99, failures: non2xx + errors };
}
