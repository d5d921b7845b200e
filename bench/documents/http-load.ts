import { Agent, request } from 'node:http';

export interface HttpLoad {
  /** Responses with 2xx, a second. */
  readonly perSecond: number;
  /** The 99th percentile of the time to the last byte, in milliseconds. */
  readonly p99: number;
  /** Other responses than 2xx, and requests without a response. */
  readonly failures: number;
}

interface Options {
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The path of the next request. */
  readonly nextPath: () => string;
}

/**
 * Sends requests as fast as a site responds, each connection sequentially. With Node's own parser: autocannon parses compressed
 * bodies at some 2,000 a second, a quarter of the site's rate, and so measured itself.
 */
export async function loadHttp(
  origin: string,
  { connections, seconds, headers, nextPath }: Options,
): Promise<HttpLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let failures = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const ask = (path: string) =>
    new Promise<boolean>((resolve) => {
      const asked = request(new URL(path, origin), { agent, headers }, (answer) => {
        const isFine = (answer.statusCode ?? 0) >= 200 && (answer.statusCode ?? 0) < 300;
        answer.resume().on('close', () => resolve(isFine && answer.complete));
      });
      asked.on('error', () => resolve(false));
      asked.end();
    });
  const askOn = async () => {
    while (performance.now() < end) {
      const askedAt = performance.now();
      if (await ask(nextPath())) took.push(performance.now() - askedAt);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  agent.destroy();
  const perSecond = (took.length * 1000) / (performance.now() - start);
  const sorted = took.toSorted((one, other) => one - other);
  return { perSecond, p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN, failures };
}
