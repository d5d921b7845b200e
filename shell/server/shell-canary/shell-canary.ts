import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Canary } from '@iwan/shared/contracts/canary';
import { shellName } from '@iwan/shared/contracts/shell-release';
import type { CanaryReader } from '../canaries/canary-reader';
import { RestartPauses } from '../remote-workers/restart-pauses';
import { releasedShell } from '../shell-files/released-shell';
import { CanaryProcess } from './canary-process';

/** The interval at which the store is checked for a canary, in milliseconds. */
const lookEvery = 1_000;

/** A running canary of the shell. */
export interface RunningShell extends Canary {
  readonly name: typeof shellName;
  /** On this machine. */
  readonly port: number;
}

interface Options {
  readonly store: string;
  /** The version of the running shell. */
  readonly stable: string;
  readonly canaries: Pick<CanaryReader, 'of'>;
  /** Called for an unusable canary, and each time its process ends. */
  readonly report: (problem: unknown) => void;
  /** Called when another canary runs, or none any more. */
  readonly onChange: (running: RunningShell | null) => void;
  readonly start?: (folder: string) => Promise<CanaryProcess>;
}

/** The canary of the shell: another document server on this machine, to which this one forwards the requests of its visitors. */
export class ShellCanary {
  readonly #options: Options;
  readonly #looking: NodeJS.Timeout;
  readonly #pauses = new RestartPauses();
  #wanted: Canary | null = null;
  #process: CanaryProcess | null = null;
  #isStarting = false;
  /** The canary that was reported as unusable. */
  #reported: string | null = null;
  #nextAt = 0;
  #setAside: string | null = null;
  #running: RunningShell | null = null;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#looking = setInterval(() => this.look(), lookEvery).unref();
  }

  get running(): RunningShell | null {
    return this.#running;
  }

  /** Withdraws this canary on this server, whatever the store contains. */
  setAside({ since }: Pick<Canary, 'since'>): void {
    this.#setAside = since;
    this.look();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#looking);
    this.#process?.close();
  }

  /** Checks the store for a canary, and starts or ends its process. */
  look(): void {
    const canary = this.#options.canaries.of(shellName);
    const isWanted = canary !== null && canary.version !== this.#options.stable && canary.since !== this.#setAside;
    const wanted = isWanted ? canary : null;
    if (wanted?.version !== this.#wanted?.version) {
      this.#process?.retire();
      this.#process = null;
      this.#nextAt = 0;
    }
    this.#wanted = wanted;
    this.#settle();
    if (wanted && !this.#process && !this.#isStarting && performance.now() >= this.#nextAt) void this.#start(wanted);
  }

  async #start({ version }: Canary): Promise<void> {
    const { store, report, start = CanaryProcess.start } = this.#options;
    this.#isStarting = true;
    try {
      const folder = join(store, shellName, version);
      await expectWhole(folder, version);
      const process = await start(folder);
      if (this.#isClosed || this.#wanted?.version !== version) return process.close();
      this.#process = process;
      void process.ended.then(() => this.#ended(process, version));
      this.#settle();
    } catch (problem) {
      this.#wait();
      if (this.#reported === version) return;
      this.#reported = version;
      report(new Error(`The canary ${version} of the shell cannot be used.`, { cause: problem }));
    } finally {
      this.#isStarting = false;
    }
  }

  #ended(process: CanaryProcess, version: string): void {
    if (this.#process !== process || this.#isClosed) return;
    this.#process = null;
    this.#settle();
    this.#wait();
    this.#options.report(new Error(`The canary ${version} of the shell has ended; it is started again.`));
  }

  /** At least a second: until the next check. */
  #wait(): void {
    this.#nextAt = performance.now() + this.#pauses.next(performance.now());
  }

  #settle(): void {
    const [wanted, process, before] = [this.#wanted, this.#process, this.#running];
    const running = wanted && process ? ({ ...wanted, name: shellName, port: process.port } as const) : null;
    const isSame =
      running?.port === before?.port && running?.since === before?.since && running?.percent === before?.percent;
    if (isSame) return;
    this.#running = running;
    this.#options.onChange(running);
  }
}

/** Rejects with a sentence where a release of the shell was changed after publication. */
async function expectWhole(folder: string, version: string): Promise<void> {
  const release = await releasedShell(folder);
  if (release.version !== version) throw new Error(`It says that it is ${release.version}.`);
  for (const [path, { sha384 }] of Object.entries(release.files)) {
    const digest = createHash('sha384')
      .update(await readFile(join(folder, path)))
      .digest('base64');
    if (digest !== sha384) throw new Error(`${path} is not what was published.`);
  }
}
