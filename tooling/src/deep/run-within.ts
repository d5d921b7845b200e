import { spawn } from 'node:child_process';
import { repositoryRoot } from '../workspace';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** How a command ended: with its exit code, or by its timeout. */
export type Ending = number | 'too late';

/**
 * Runs a command with its output on the terminal and a timeout in milliseconds: then it is killed with all its child processes.
 */
export function runWithin(command: readonly string[], milliseconds: number): Promise<Ending> {
  const [program = '', ...words] = command;
  return new Promise((resolve, reject) => {
    // A process group of its own, so that one signal reaches its child processes.
    const child = spawn(program, words, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const endGroup = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      endGroup();
    }, milliseconds);
    // Ctrl+C and the timeout of a CI reach this process only.
    const endAll = () => {
      endGroup();
      process.exit(1);
    };
    for (const signal of signals) process.once(signal, endAll);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, endAll);
      resolve(isLate ? 'too late' : (code ?? 1));
    });
  });
}
