import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const main = join(import.meta.dirname, '..', '..', 'main.ts');
/** As it is run in production, where it was built. */
const bundle = join(import.meta.dirname, '../../../dist/main.mjs');

export interface BackendProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from start to ready. */
  readonly startedIn: number;
  /** Its processor seconds so far; `null` where the system does not provide them. */
  cpuSeconds(): number | null;
  /** Kills it as a power failure would: no handler runs. Resolves when it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Clock ticks a second (USER_HZ). */
const ticks = 100;

/** Fields 14 and 15 of /proc/<pid>/stat: user and system time. */
function readCpuSeconds(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name, which may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return null;
  }
}

/** Starts the whole backend in a process of its own, from its sources or its bundle, and resolves when it responds. */
export async function startBackendProcess(
  variables: Readonly<Record<string, string>>,
  prefix: readonly string[] = [],
  from: 'sources' | 'bundle' = 'sources',
): Promise<BackendProcess> {
  const began = performance.now();
  const [program = process.execPath, ...words] = [
    ...prefix,
    process.execPath,
    ...(from === 'bundle' ? [bundle] : ['--import', 'tsx', main]),
  ];
  const child: ChildProcess = spawn(program, words, {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'fatal', ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const [ready] = await Promise.race([
    once(child, 'message'),
    gone.then(([code]) => {
      throw new Error(`The backend ended with ${code} before it was ready`);
    }),
  ]);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
  };
  return {
    url: ready.url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    cpuSeconds: () => readCpuSeconds(child.pid),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
