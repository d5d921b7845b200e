import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(import.meta.dirname, '..', 'main.ts');

export interface BackendProcess {
  readonly url: string;
  /** Milliseconds from start to ready. */
  readonly startedIn: number;
  /** Ends it as a power failure would: no handler runs. Resolves when it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the whole backend in a process of its own and resolves when it answers. */
export async function startBackendProcess(
  variables: Readonly<Record<string, string>>,
  prefix: readonly string[] = [],
): Promise<BackendProcess> {
  const began = performance.now();
  const [program = process.execPath, ...words] = [...prefix, process.execPath, '--import', 'tsx', main];
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
    startedIn: performance.now() - began,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
