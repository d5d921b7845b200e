import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Word } from './publications';

interface Plan {
  /** The folder of the store of each publisher: the same for both, or one each with a bucket behind them. */
  readonly stores: readonly [string, string];
  /** The name of the bucket. */
  readonly bucket?: string;
  /** The folder of their builds. */
  readonly builds: string;
  /** How many releases are published by both together; an even number. */
  readonly publications: number;
  /** How often one of them is killed while it publishes, after which it is started again. */
  readonly kills: number;
  /** Their signing keys. */
  readonly env: Readonly<Record<string, string>>;
}

/** When each release was started, and published, for the last time; milliseconds of `performance.now`. */
export type Times = ReadonlyMap<string, { readonly begun: number; readonly done: number }>;

/** The assumed duration of a publication before one was measured, in milliseconds. */
const firstGuess = 100;

/**
 * Two publishers of one remote, which are killed (SIGKILL) now and then during a publication: the first kill soon after its
 * start, the last one shortly before its end. A killed publisher starts again with the same release. Resolves when everything
 * is published; rejects with the output of a publisher that fails by itself.
 */
export async function publishUnderKills(plan: Plan): Promise<{ readonly times: Times; readonly killed: number }> {
  const times = new Map<string, { begun: number; done: number }>();
  let published = 0;
  let killed = 0;
  let underWay = 0;
  let mean = firstGuess;
  // The kills that came too late since the last one: the next one is earlier.
  let missed = 0;
  const running = new Set<ChildProcess>();
  const each = plan.publications / 2;
  const isKillDue = () => {
    const next = killed + underWay + 1;
    // In the first half, so that a kill that came too late has a second half of publications to be tried again.
    return next <= plan.kills && published >= (next * plan.publications) / (2 * plan.kills);
  };

  async function publish(number: 0 | 1): Promise<void> {
    const label = number === 0 ? 'one' : 'two';
    let first = 1;
    while (first <= each) {
      const child = start(plan, number, [label, String(first), String(each)]);
      running.add(child);
      let begun: number | null = null;
      let kill: NodeJS.Timeout | null = null;
      child.on('message', ({ word, version }: Word) => {
        const now = performance.now();
        if (word === 'begin') {
          begun = now;
          times.set(version, { begun: now, done: Number.NaN });
          if (!isKillDue()) return;
          underWay += 1;
          kill = setTimeout(() => child.kill('SIGKILL'), ((killed + 0.5) / plan.kills) * mean * 0.5 ** missed);
          return;
        }
        if (kill !== null) {
          clearTimeout(kill);
          kill = null;
          underWay -= 1;
          missed += 1;
        }
        mean += 0.2 * (now - (begun ?? now) - mean);
        begun = null;
        first += 1;
        published += 1;
        times.set(version, { begun: times.get(version)?.begun ?? now, done: now });
      });
      const output = child.stderr === null ? '' : text(child.stderr);
      await Promise.all([once(child, 'close'), child.connected ? once(child, 'disconnect') : null]);
      running.delete(child);
      if (kill !== null) underWay -= 1;
      if (child.signalCode === 'SIGKILL' && begun !== null) {
        killed += 1;
        missed = 0;
      }
      if (child.signalCode === null && child.exitCode !== 0) {
        throw new Error(`Publisher "${label}" has failed: ${await output}`);
      }
    }
  }

  try {
    await Promise.all([publish(0), publish(1)]);
  } finally {
    for (const child of running) child.kill('SIGKILL');
  }
  return { times, killed };
}

function start({ stores, builds, bucket, env }: Plan, number: 0 | 1, args: readonly string[]): ChildProcess {
  const program = join(import.meta.dirname, 'publisher.ts');
  const [label = '', ...numbers] = args;
  return fork(program, [stores[number], builds, label, ...numbers, ...(bucket === undefined ? [] : [bucket])], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
