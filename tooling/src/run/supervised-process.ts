import { type ChildProcess, fork } from 'node:child_process';
import cluster from 'node:cluster';

export interface ProcessOptions {
  readonly name: string;
  readonly script: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What it is told beside its environment when it is started again after it has died at once several times. */
  readonly afterDeaths?: Readonly<Record<string, string>>;
  readonly execArgv?: readonly string[];
  /** Which release of the program it is, for one that has several. */
  readonly version?: string;
  /** Set for a program that listens on one port with its own successor for a while. */
  readonly sharesPort?: boolean;
}

/** Signals that others send: a program that fails by itself ends with an exit code, or with another signal. */
const fromOutside: readonly NodeJS.Signals[] = ['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGTERM'];

/** A Node program of ours that says when it is ready, over its IPC channel. */
export class SupervisedProcess {
  readonly name: string;
  readonly #child: ChildProcess;
  readonly #gone: Promise<number>;
  #isKilled = false;

  constructor(options: ProcessOptions) {
    this.name = options.name;
    this.#child = options.sharesPort ? forkSharing(options) : forkAlone(options);
    this.#gone = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.#isKilled = signal !== null && fromOutside.includes(signal);
        resolve(code ?? (signal ? 1 : 0));
      });
    });
  }

  /**
   * Resolves when the program says that it is ready, or that it is in order and waits for what it depends on. Rejects when
   * it ends or is silent too long.
   */
  ready(milliseconds: number): Promise<'ready' | 'waiting'> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
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
      void this.#gone.then((code) => {
        clearTimeout(timer);
        reject(new ProcessEnded(this.name, code, this.#isKilled));
      });
    });
  }

  /** Resolves with the exit code when the program has ended. */
  get ended(): Promise<number> {
    return this.#gone;
  }

  /** Asks the program to end, and ends it by force after `milliseconds`. Resolves when it is gone. */
  stop(milliseconds: number): Promise<void> {
    this.#child.kill('SIGTERM');
    return this.#goneWithin(milliseconds);
  }

  /**
   * Asks the program to take nothing new, to answer whoever is connected, and to end then; ends it by force after
   * `milliseconds`. Resolves when it is gone.
   */
  finish(milliseconds: number): Promise<void> {
    // What cannot be told any more is about to end by itself.
    if (this.#child.connected) this.#child.send({ finish: true }, () => {});
    return this.#goneWithin(milliseconds);
  }

  async #goneWithin(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), milliseconds);
    await this.#gone;
    clearTimeout(timer);
  }
}

/** In a group of its own: Ctrl-C reaches only us, and we end our children in order. */
function forkAlone({ script, environment, execArgv = [] }: ProcessOptions): ChildProcess {
  return fork(script, {
    env: { ...process.env, ...environment },
    execArgv: [...execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
}

/**
 * As a worker of a cluster: two of them may listen on one port, on every platform and Node, and whichever of them takes a
 * connection off the system's queue answers it. None goes through this process, which has other work to do.
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

/** The program has ended before it was ready; it has said why on the terminal itself, unless somebody has killed it. */
export class ProcessEnded extends Error {
  readonly isKilled: boolean;

  constructor(name: string, code: number, isKilled: boolean) {
    super(`The ${name} ended (exit code ${code}).`);
    this.name = 'ProcessEnded';
    this.isKilled = isKilled;
  }
}
