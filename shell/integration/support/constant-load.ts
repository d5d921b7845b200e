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
  const kept = new Agent({ keepAlive: true, timeout: idleFor });
  const alone = new Agent({ keepAlive: false });
  const failures: Failure[] = [];
  const took: number[] = [];
  const answers: Promise<void>[] = [];
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (answers.length < due) {
      const number = answers.length;
      const path = paths[number % paths.length] ?? '/';
      const agent = number % aloneEvery === 0 ? alone : kept;
      const askedAt = performance.now();
      const sentAt = Date.now();
      const answer = ask(new URL(path, origin), agent, headersOf(number)).then(
        () => {
          took.push(performance.now() - askedAt);
        },
        (problem) =>
          void failures.push({ request: number, reason: `${path}: ${problem}`, at: new Date(sentAt).toISOString() }),
      );
      answers.push(answer);
    }
  }, 5);
  return {
    /** The number of requests sent, and of those answered with 200, until now. */
    counts: () => ({ asked: answers.length, answered: took.length }),
    failures: (): readonly Failure[] => [...failures],
    /** `p99`: the 99th percentile of good responses, in milliseconds. */
    stop: async (): Promise<{
      readonly asked: number;
      readonly failures: readonly Failure[];
      readonly p99: number;
    }> => {
      clearInterval(timer);
      await Promise.all(answers);
      kept.destroy();
      const sorted = took.toSorted((one, other) => one - other);
      return { asked: answers.length, failures, p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN };
    },
  };
}

function ask(address: URL, agent: Agent, headers: Headers): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`))));
    });
    asked.once('error', reject);
    asked.end();
  });
}
