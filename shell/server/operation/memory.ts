import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Keeps the process small. On a machine with much memory V8 lets garbage grow to several times the live heap, here mostly
 * documents and pictures of a quarter of a megabyte that were sent. A heap that grows by a fifth at a time is collected more
 * often, and unlike a fixed limit it has room for a large backend's responses.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=20');
}

/** How often a process is looked at, in milliseconds. */
const lookEvery = 5_000;
/** The share of that time that a process without visitors is busy for at most. */
const idleShare = 0.02;
/** The share that was made use of where there is garbage to collect. */
const busyShare = 0.05;

/** Knows from how busy a process is when its garbage is to be collected: once it is idle after it has worked. */
export class IdleCollection {
  #hasWorked = true;

  /** Whether to collect now. `share`: of the time since it was asked last, from 0 to 1, that the process was busy for. */
  isDue(share: number): boolean {
    if (share > busyShare) this.#hasWorked = true;
    const isDue = this.#hasWorked && share < idleShare;
    if (isDue) this.#hasWorked = false;
    return isDue;
  }
}

/**
 * Collects the garbage of this process when it is idle after it has worked. By itself V8 leaves what the last visitors have left until
 * others come.
 */
export function collectWhenIdle(): void {
  const collect = collector();
  const idle = new IdleCollection();
  // What a remote puts into the place of `performance` later is not asked.
  const utilization = performance.eventLoopUtilization.bind(performance);
  let before = utilization();
  setInterval(() => {
    if (idle.isDue(utilization(before).utilization)) collect();
    before = utilization();
  }, lookEvery).unref();
}

/** V8's own collection, which a context has that is made while the flag is set. The scope of this program, in which a remote runs, has none. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect as () => void;
}
