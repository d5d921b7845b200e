import { type ChildProcess, fork } from 'node:child_process';
import cluster from 'node:cluster';

export interface ProcessOptions {
  readonly name: string;
  readonly script: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly execArgv?: readonly string[];
  /** The release of the program, for one that has several. */
  readonly version?: string;
  /** Set for a program that shares its port with its own successor for a while. */
  readonly sharesPort?: boolean;
}

/** How often a start that is not limited says that it goes on, in milliseconds. */
const reportEvery = 15_000;

/** Signals from outside: a program that fails by itself ends with an exit code, or with another signal. */
const fromOutside: readonly NodeJS.Signals[] = ['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGTERM'];

/** A Node program of ours that reports over its IPC channel when it is ready. */
export class SupervisedProcess {
  readonly name: string;
  readonly #child: ChildProcess;
  readonly #gone: Promise<string>;
  #isKilled = false;

  constructor(options: ProcessOptions) {
    this.name = options.name;
    this.#child = options.sharesPort ? forkSharing(options) : forkAlone(options);
    this.#gone = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.#isKilled = signal !== null && fromOutside.includes(signal);
        resolve(signal === null ? `exit code ${code}` : `signal ${signal}`);
      });
    });
  }

  /**
   * Resolves when the program is ready, or is waiting for a dependency. Rejects when it ends, or is not ready within so many
   * milliseconds; without a limit it may take as long as it lives, and the terminal shows that it goes on.
   */
  ready(milliseconds?: number): Promise<'ready' | 'waiting'> {
    return new Promise((resolve, reject) => {
      const timer =
        milliseconds === undefined
          ? this.#reportStart()
          : setTimeout(
              () => reject(new Error(`The ${this.name} was not ready within ${Math.round(milliseconds / 1000)} s.`)),
              milliseconds,
            );
      this.#child.on('message', (message: unknown) => {
        if (typeof message !== 'object' || message === null) return;
        const isReady = 'ready' in message;
        if (!isReady && !('waiting' in message)) return;
        clearTimeout(timer);
        resolve(isReady ? 'ready' : 'waiting');
      });
      void this.#gone.then((ending) => {
        clearTimeout(timer);
        reject(new ProcessEnded(this.name, ending, this.#isKilled));
      });
    });
  }

  #reportStart(): NodeJS.Timeout {
    const startedAt = performance.now();
    return setInterval(() => {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`The ${this.name} is still starting, after ${seconds} s.`);
    }, reportEvery);
  }

  /** Resolves when the program has ended, with how: "exit code 1", "signal SIGKILL". */
  get ended(): Promise<string> {
    return this.#gone;
  }

  /** Asks the program to end, and kills it after `milliseconds`. Resolves when it has ended. */
  stop(milliseconds: number): Promise<void> {
    this.#child.kill('SIGTERM');
    return this.#goneWithin(milliseconds);
  }

  /**
   * Asks the program to accept no new connections, to complete the open ones, and to end then; kills it after `milliseconds`.
   * Resolves when it has ended.
   */
  finish(milliseconds: number): Promise<void> {
    // A closed channel: the program is about to end by itself.
    if (this.#child.connected) this.#child.send({ finish: true }, () => {});
    return this.#goneWithin(milliseconds);
  }

  async #goneWithin(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), milliseconds);
    await this.#gone;
    clearTimeout(timer);
  }
}

/** In a process group of its own: Ctrl-C reaches only this process, which ends its children in order. */
function forkAlone({ script, environment, execArgv = [] }: ProcessOptions): ChildProcess {
  return fork(script, {
    env: { ...process.env, ...environment },
    execArgv: [...execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
}

/**
 * As a worker of a cluster: two of them may listen on one port, on every platform and Node, and either of them accepts a
 * connection. None goes through this process, which has other work to do.
 */
function forkSharing({ script, environment, execArgv = [] }: ProcessOptions): ChildProcess {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: script,
    args: [],
    execArgv: [...execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return cluster.fork(environment).process;
}

/** The program has ended before it was ready; it has printed the reason itself, unless it was killed. */
export class ProcessEnded extends Error {
  readonly isKilled: boolean;

  constructor(name: string, ending: string, isKilled: boolean) {
    super(`The ${name} ended (${ending}).`);
    this.name = 'ProcessEnded';
    this.isKilled = isKilled;
  }
}
