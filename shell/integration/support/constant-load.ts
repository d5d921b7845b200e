import { Agent, request } from 'node:http';

/** One request in so many comes over a connection of its own; the others over kept ones, as a browser's do. */
const aloneEvery = 4;

/**
 * How long a connection may be idle and be used again, in milliseconds. Node's client does not heed what a server tells it: it would
 * use one in the very moment in which the server closes it.
 */
const idleFor = 60_000;

/** A request that had an answer other than 200, or none. */
export interface Failure {
  /** Which request it was, counted from 0 in the order in which they were sent. */
  readonly request: number;
  readonly reason: string;
}

/**
 * Asks a site so many times a second, in turn for each path, until it is stopped.
 */
export function constantLoad(origin: string, perSecond: number, paths: readonly string[]) {
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
      const answer = ask(new URL(path, origin), agent).then(
        () => {
          took.push(performance.now() - askedAt);
        },
        (problem) => void failures.push({ request: number, reason: `${path}: ${problem}` }),
      );
      answers.push(answer);
    }
  }, 5);
  return {
    /** How many requests were sent, and how many of them were answered well, until now. */
    counts: () => ({ asked: answers.length, answered: took.length }),
    failures: (): readonly Failure[] => [...failures],
    /** `p99`: milliseconds that 99 of 100 good answers stay below. */
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

function ask(address: URL, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`))));
    });
    asked.once('error', reject);
    asked.end();
  });
}
