import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FromRemote, ToRemote } from '../remote-messages/messages';

/**
 * The heap limit of a remote's process in megabytes. Our largest uses 30; a plain backend's list of 20,000 projects takes the
 * rest. When it is full, V8 ends the process, which its code cannot prevent.
 */
const heapLimit = 384;
/** The end of standard error is part of the reason for an end, in characters. */
const longestWords = 2_000;

/**
 * How the C library takes memory, which is all that such a process has of an environment: in one heap for all threads, and what is large in
 * pieces that are given back when they are free. By its own rules it keeps 5 to 10 MB more.
 */
const tightMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' };

export interface ProgramOptions {
  /** The file of the program that runs a remote's code. */
  readonly program: string;
  /** Whether the program's packages are outside of its folder, as in development. */
  readonly hasPackages: boolean;
}

export interface Ending {
  /** Its last output. */
  readonly words: string;
  /** Whether a signal has ended it that its own code cannot send. */
  readonly isKilled: boolean;
}

interface Listeners {
  readonly onMessages: (messages: readonly FromRemote[]) => void;
  /** Called once, however it has ended. */
  readonly onEnd: (ending: Ending) => void;
}

/**
 * A process that runs the server code of one remote. It gets nothing of this process's environment and, by Node's permission model, access only to its
 * own program's files, no child processes and no threads; the program itself removes the network and the rest of Node
 * (`remote-program/sealed-scope.ts`).
 */
export class RemoteProcess {
  readonly #child: ChildProcess;
  /** An unnamed file in which the process records its current call; it can be read after the process has died. */
  readonly #note: number;
  #listeners: Listeners | null = null;
  /** Messages that arrived before there was a listener. */
  #early: FromRemote[] = [];
  #words = '';
  #ending: Ending | null = null;

  constructor({ program, hasPackages }: ProgramOptions) {
    this.#note = unnamedFile();
    this.#child = fork(program, {
      env: tightMemory,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc', this.#note],
      execArgv: [
        permissionFlag(),
        `--allow-fs-read=${hasPackages ? '*' : program}`,
        `--max-old-space-size=${heapLimit}`,
        '--max-semi-space-size=1',
        // One thread that compiles and collects, and no copy of V8's own functions: together a megabyte and more.
        '--v8-pool-size=1',
        '--no-short-builtin-calls',
        '--heap-growing-percent=20',
        '--disallow-code-generation-from-strings',
        '--no-warnings',
      ],
    });
    running.add(this.#child);
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#words = (this.#words + text).slice(-longestWords);
    });
    this.#child.on('message', (messages) => {
      if (this.#listeners) this.#listeners.onMessages(messages as readonly FromRemote[]);
      else this.#early.push(...(messages as readonly FromRemote[]));
    });
    // Messages to a process that has just ended are answered by its end.
    this.#child.on('error', () => {});
    this.#child.once('close', (_, signal) => {
      this.#ending = { words: this.#words, isKilled: signal === 'SIGKILL' || signal === 'SIGTERM' };
      running.delete(this.#child);
      this.#listeners?.onEnd(this.#ending);
      closeSync(this.#note);
    });
  }

  get hasEnded(): boolean {
    return this.#ending !== null;
  }

  /** Hands it to its user, once. */
  listen(listeners: Listeners): void {
    this.#listeners = listeners;
    if (this.#early.length > 0) listeners.onMessages(this.#early);
    this.#early = [];
    if (this.#ending !== null) listeners.onEnd(this.#ending);
  }

  /** `onSent` is called when the messages have left this process: a process that reads nothing does not accept any. */
  send(messages: readonly ToRemote[], onSent: () => void = () => {}): void {
    if (this.#child.connected) this.#child.send(messages as ToRemote[], () => onSent());
  }

  /** The call that it ran last; 0 for none. To be read at its end at the latest. */
  get noted(): number {
    const note = Buffer.alloc(4);
    return readSync(this.#note, note, 0, 4, 0) === 4 ? note.readUInt32LE() : 0;
  }

  /** Its processor time in milliseconds; infinite where the system does not provide it, and only time counts. */
  get processorTime(): number {
    try {
      // After the name, which may contain anything: `utime` and `stime` in hundredths of a second (proc(5)).
      const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
      return 10 * (Number(fields[11]) + Number(fields[12]));
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  }

  /** Kills it. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function unnamedFile(): number {
  const file = join(tmpdir(), `iwan-remote-${randomUUID()}`);
  const descriptor = openSync(file, 'wx+', 0o600);
  unlinkSync(file);
  return descriptor;
}

/** Node 20 has the permission model under another option. */
function permissionFlag(): string {
  return process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
}
