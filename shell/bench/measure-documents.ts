import autocannon from 'autocannon';

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

/** How many Home documents a running site gives in a second, made for each request or kept from the one before. */
export async function measureDocuments(site: string, kind: 'made' | 'kept'): Promise<DocumentLoad> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${site}/`,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(kind === 'made' && { requests: [{ setupRequest: anew }] }),
  });
  return { perSecond: requests.average, p99: latency.p99, failures: non2xx + errors };
}
