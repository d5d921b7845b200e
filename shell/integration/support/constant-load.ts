import { Agent, request } from 'node:http';

/** One of this many requests has a connection of its own; the others reuse connections, as a browser does. */
const aloneEvery = 4;

/**
 * The longest idle time of a reused connection, in milliseconds. Node's client ignores the timeout that a server
 * announces: it could reuse a connection in the moment in which the server closes it.
 */
const idleFor = 60_000;

/** A request without a response, or with a status other than 200. */
export interface Failure {
  /** The index of the request, from 0 in the order in which they were sent. */
  readonly request: number;
  readonly reason: string;
  /** When it was sent, in ISO 8601. */
  readonly at: string;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Requests a site this many times a second, cycling through the paths, until it is stopped. `headersOf`: the headers of a request by
 * its index.
 */
export function constantLoad(
  origin: string,
  perSecond: number,
  paths: readonly string[],
  headersOf: (index: number) => Headers = () => ({}),
) {
  const reused = new Agent({ keepAlive: true, timeout: idleFor });
  const alone = new Agent({ keepAlive: false });
  const failures: Failure[] = [];
  const took: number[] = [];
  const responses: Promise<void>[] = [];
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (responses.length < due) {
      const number = responses.length;
      const path = paths[number % paths.length] ?? '/';
      const agent = number % aloneEvery === 0 ? alone : reused;
      const requestedAt = performance.now();
      const sentAt = Date.now();
      const response = ask(new URL(path, origin), agent, headersOf(number)).then(
        () => {
          took.push(performance.now() - requestedAt);
        },
        (error) =>
          void failures.push({ request: number, reason: `${path}: ${error}`, at: new Date(sentAt).toISOString() }),
      );
      responses.push(response);
    }
  }, 5);
  return {
    /** The number of requests sent, and of responses with 200, until now. */
    counts: () => ({ requested: responses.length, ok: took.length }),
    failures: (): readonly Failure[] => [...failures],
    /** `p99`: the 99th percentile of good responses, in milliseconds. */
    stop: async (): Promise<{
      readonly requested: number;
      readonly failures: readonly Failure[];
      readonly p99: number;
    }> => {
      clearInterval(timer);
      await Promise.all(responses);
      reused.destroy();
      const sorted = took.toSorted((one, other) => one - other);
      return { requested: responses.length, failures, p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN };
    },
  };
}

function ask(address: URL, agent: Agent, headers: Headers): Promise<void> {
  return new Promise((resolve, reject) => {
    const requested = request(address, { agent, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    });
    requested.once('error', reject);
    requested.end();
  });
}
