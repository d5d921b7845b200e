import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { BackendProcess } from './backend-process';
import type { Call, Load } from './load';

const taskset = '/usr/bin/taskset';
const canPin = availableParallelism() > 1 && existsSync(taskset);

/** A command prefix that pins a process to a core, the server's or the client's; empty where that is not possible. */
export function onCore(core: 'server' | 'client'): readonly string[] {
  return canPin ? [taskset, '-c', core === 'server' ? '0' : '1'] : [];
}

async function loadOnce(call: Call): Promise<Load> {
  const [program, ...words] = onCore('client');
  const script = join(import.meta.dirname, 'load.ts');
  const child = program
    ? fork(process.execPath, ['--import', 'tsx', script], { execPath: program, execArgv: words })
    : fork(script, [], { execArgv: ['--import', 'tsx'] });
  child.send(call);
  const [load] = await once(child, 'message');
  return load;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export interface Measured extends Omit<Load, 'answers'> {
  /**
   * Responses for each processor second of the server: what a core can do, also when other programs use this machine. `null`
   * where the system does not provide it.
   */
  readonly perCoreSecond: number | null;
}

export interface Loaded {
  readonly call: Call;
  readonly server: BackendProcess;
}

/**
 * Warms each call up, then measures them alternately, `runs` times each; each figure is the median. Alternately, because a
 * shared machine is faster in one minute than in the next.
 */
export async function applyLoads(all: readonly Loaded[], runs: number): Promise<readonly Measured[]> {
  const taken = all.map((each) => ({ ...each, loads: [] as Load[], cpuSeconds: 0 }));
  for (const { call } of all) await loadOnce(call);
  for (let run = 0; run < runs; run += 1) {
    for (const each of taken) {
      const before = each.server.cpuSeconds() ?? Number.NaN;
      each.loads.push(await loadOnce(each.call));
      each.cpuSeconds += (each.server.cpuSeconds() ?? Number.NaN) - before;
    }
  }
  return taken.map(({ loads, cpuSeconds }) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    perCoreSecond: Number.isNaN(cpuSeconds) ? null : loads.reduce((sum, { answers }) => sum + answers, 0) / cpuSeconds,
    p99: median(loads.map(({ p99 }) => p99)),
    megabytesPerSecond: median(loads.map(({ megabytesPerSecond }) => megabytesPerSecond)),
    failures: loads.reduce((sum, { failures }) => sum + failures, 0),
  }));
}
