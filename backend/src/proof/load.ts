import autocannon from 'autocannon';

/** The result of one call, over the whole run. */
export interface Load {
  readonly perSecond: number;
  readonly answers: number;
  /** The 99th percentile in milliseconds. */
  readonly p99: number;
  readonly megabytesPerSecond: number;
  /** Responses other than 2xx, and requests without a response. */
  readonly failures: number;
}

export interface Call {
  readonly url: string;
  /** A form to send as JSON; without one, the call reads. */
  readonly body?: object;
  readonly seconds: number;
  readonly connections: number;
}

/**
 * Every request has its own client address, so that no rate limit is measured. Each run begins with other addresses: the same
 * ones six times within a minute would be limited.
 */
let visitor = Math.floor(Math.random() * 2 ** 24);
function asSomebodyElse(request: { headers: Record<string, string> }) {
  visitor += 1;
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
}

async function measure({ url, body, seconds, connections }: Call): Promise<Load> {
  const times: number[] = [];
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body), requests: [{ setupRequest: asSomebodyElse }] }),
  });
  run.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime));
  const { requests, throughput, non2xx, errors } = await run;
  times.sort((one, other) => one - other);
  return {
    perSecond: requests.average,
    answers: times.length,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    megabytesPerSecond: throughput.average / 1e6,
    failures: non2xx + errors,
  };
}

// A process of its own, so that the client does not use the server's core.
process.once('message', async (call: Call) => {
  process.send?.(await measure(call), () => process.exit(0));
});
