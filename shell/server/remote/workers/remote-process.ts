import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { FromRemote, ToRemote } from '../messages/messages';

/**
 * The heap limit of a remote's process in megabytes. Our largest uses 30; a plain backend's list of 20,000 projects takes the
 * rest. When it is full, V8 ends the process, which its code cannot prevent.
 */
const heapLimit = 384;
/** The end of standard error tells whether V8 ran out of memory, in characters. */
const longestOutput = 2_000;
/** The longest logged line of output, in characters. */
const longestLine = 1_000;

/**
 * The whole environment of such a process: the C library takes memory in one heap for all threads, and returns large blocks when
 * they are free. By default it keeps 5 to 10 MB more.
 */
const tightMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' };

export interface ProgramOptions {
  /** The file of the program that runs a remote's code. */
  readonly program: string;
  /** Whether the program's packages are outside of its folder, as in development. */
  readonly hasPackages: boolean;
}

export interface ProcessListeners {
  readonly onMessage: (message: FromRemote) => void;
  /** Called with each line of its output. */
  readonly onLine: (line: string) => void;
  /** Called once, with the reason as the rest of a sentence. */
  readonly onEnd: (reason: string) => void;
}

/**
 * A process that runs the server code of one remote. It gets nothing of this process's environment and, by Node's permission
 * model, access only to its own program's files, no child processes, no threads and no addons. The program itself refuses
 * connections, which Node 20 to 24 cannot.
 */
export class RemoteProcess {
  readonly #child: ChildProcess;

  constructor({ program, hasPackages }: ProgramOptions, { onMessage, onLine, onEnd }: ProcessListeners) {
    this.#child = fork(program, {
      env: tightMemory,
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
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
        // A patched `Array.prototype` or `JSON` would break every later call of the process. In development React sets
        // `Error.stackTraceLimit`.
        ...(hasPackages ? [] : ['--frozen-intrinsics']),
        '--no-warnings',
      ],
    });
    running.add(this.#child);
    let output = '';
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-longestOutput);
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => onLine(line.slice(0, longestLine)));
    }
    this.#child.on('message', (message) => onMessage(message as FromRemote));
    // Messages to a process that has just ended are answered by its end.
    this.#child.on('error', () => {});
    this.#child.once('close', (_, signal) => {
      running.delete(this.#child);
      // Signals that its own code cannot send.
      const isKilled = signal === 'SIGKILL' || signal === 'SIGTERM';
      onEnd(/out of memory/i.test(output) ? 'ran out of memory' : isKilled ? 'was killed' : 'has ended by itself');
    });
  }

  /** `onSent` is called when the message has left this process: a process that reads nothing does not accept any. */
  send(message: ToRemote, onSent: () => void = () => {}): void {
    if (this.#child.connected) this.#child.send(message, () => onSent());
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

/** Node 20 has the permission model under another option. */
function permissionFlag(): string {
  return process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
}
