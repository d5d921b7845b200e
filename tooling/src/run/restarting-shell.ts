import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { shellName } from '@iwan/shared/contracts/shell-release';
import { type TrustedStore, trustingStore } from '@iwan/shared/contracts/trusted-store';
import { earlierReleases } from '../release/retention';
import { IncompleteShell, pointedShell, programOf, shellEnvironment, verifyShell } from '../release/shell/stored-shell';
import { sentenceOf } from '../stop-with-sentence';
import type { HealthWatch } from './health-watch';
import { type Limits, RestartingProcess, type RestartingProgram } from './restarting-process';
import { ProcessEnded, type ProcessOptions } from './supervised-process';

/** How often the pointer is looked at, in milliseconds. */
const lookEvery = 250;
/** Until a release that was not all there is looked at again, in milliseconds; each time it is not, twice as long. */
const firstPause = 500;
const longestPause = 30_000;

/** A program of the shell that is kept running. */
export interface KeptProgram {
  /** What it is called in sentences. */
  readonly name: 'site' | 'office';
  /** Its file in a release, without extension. */
  readonly program: 'main' | 'office';
  readonly environment: ProcessOptions['environment'];
  readonly limits?: Limits;
  /** Whether it does what it is for; one that only has to live is not asked. */
  readonly health?: HealthWatch;
  readonly trust?: TrustedStore;
}

interface Waiting {
  /** What the pointer was. */
  readonly pointer: string;
  readonly pause: number;
  /** When it is tried again; null for what will not get better by waiting. */
  readonly until: number | null;
}

/**
 * The document server of the release that the store's pointer names. When the pointer moves, the new release is started
 * beside the running one and takes over from it; one that is not as it was published or does not get ready changes
 * nothing, and is reported in a sentence. A process that runs and makes no documents is replaced as well.
 */
export class RestartingShell implements RestartingProgram {
  readonly name: string;
  readonly #store: string;
  readonly #kept: KeptProgram;
  readonly #process: RestartingProcess;
  readonly #trust: TrustedStore;
  readonly #stopping = new AbortController();
  readonly #watching: Promise<void>;
  #waiting: Waiting | null = null;

  private constructor(
    store: string,
    kept: KeptProgram,
    process: RestartingProcess,
    waiting: Waiting,
    trust: TrustedStore,
  ) {
    this.name = kept.name;
    this.#store = store;
    this.#kept = kept;
    this.#process = process;
    this.#waiting = waiting;
    this.#trust = trust;
    this.#watching = this.#watch();
  }

  /**
   * Starts the release that is live, or, where that one cannot be used, the one that was live before it. Rejects with a
   * sentence where the store has none that gets ready, or with `ProcessEnded` where it has said itself why.
   */
  static async start(store: string, kept: KeptProgram): Promise<RestartingShell> {
    const { environment, limits, trust = trustingStore } = kept;
    const seen = pointerIdentity(store);
    const pointed = await pointedShell(store, trust);
    const earlier = await earlierReleases(join(store, shellName), pointed);
    const versions = [...(pointed === null ? [] : [pointed]), ...earlier];
    // A pointer that another release was started for is not tried again until it moves, unless time may mend it.
    let waiting: Waiting = { pointer: seen, pause: 0, until: null };
    for (const [place, version] of versions.entries()) {
      try {
        await verifyShell(store, version, trust);
        const process = await RestartingProcess.start(optionsOf(store, kept, environment, version), limits);
        return new RestartingShell(store, kept, process, waiting, trust);
      } catch (error) {
        if (version === pointed && mayPass(error)) waiting = waitingFor(seen, firstPause);
        const next = versions[place + 1];
        if (next === undefined) throw error;
        console.error(`${sentenceOf(error)} The shell ${next}, which was live before, is started in its place.`);
      }
    }
    throw new Error('The release store has no shell: "npm run release -w shell" publishes it.');
  }

  get ended(): Promise<string> {
    return this.#process.ended;
  }

  async stop(milliseconds: number): Promise<void> {
    this.#stopping.abort();
    await this.#process.stop(milliseconds);
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await delay(lookEvery, undefined, { signal }).catch(() => {});
      if (!signal.aborted && this.#kept.health?.isFailing()) await this.#replaceFailing();
      const pointer = pointerIdentity(this.#store);
      if (signal.aborted || this.#isWaiting(pointer)) continue;
      const version = await pointedShell(this.#store, this.#trust);
      if (version === null || version === this.#process.version) {
        this.#waiting = { pointer, pause: 0, until: null };
      } else await this.#takeUp(version, pointer);
    }
  }

  async #replaceFailing(): Promise<void> {
    const { name, health } = this.#kept;
    console.error(`The ${name} runs and makes no documents; another process takes its place.`);
    try {
      await this.#process.replace(this.#relieving(this.#process.version ?? ''), { isBroken: true });
    } catch (error) {
      if (!this.#stopping.signal.aborted) console.error(`${sentenceOf(error)} The ${name} goes on as it is.`);
    }
    health?.replaced();
  }

  async #takeUp(version: string, pointer: string): Promise<void> {
    try {
      await verifyShell(this.#store, version, this.#trust);
      await this.#process.replace(this.#relieving(version));
      this.#waiting = { pointer, pause: 0, until: null };
      console.log(`The ${this.name} runs the shell ${version} now.`);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      const before = this.#waiting?.pointer === pointer ? this.#waiting : null;
      if (!before) {
        console.error(`${sentenceOf(error)} The ${this.name} goes on with the shell ${this.#process.version}.`);
      }
      const pause = before ? Math.min(2 * before.pause, longestPause) : firstPause;
      this.#waiting = mayPass(error) ? waitingFor(pointer, pause) : { pointer, pause, until: null };
    }
  }

  /** How a process is started that is to take over from the running one. */
  #relieving(version: string): ProcessOptions {
    return optionsOf(this.#store, this.#kept, { ...this.#kept.environment, IWAN_RELIEVES: '1' }, version);
  }

  #isWaiting(pointer: string): boolean {
    const waiting = this.#waiting;
    return waiting?.pointer === pointer && (waiting.until === null || performance.now() < waiting.until);
  }
}

function waitingFor(pointer: string, pause: number): Waiting {
  return { pointer, pause, until: performance.now() + pause };
}

/** Whether the same release may run a moment later: its files were on their way, or somebody has killed it at its start. */
function mayPass(error: unknown): boolean {
  return error instanceof IncompleteShell || (error instanceof ProcessEnded && error.isKilled);
}

/** Room for what is young in the heap, in megabytes: with V8's own 16 a document server takes 20 more and works as fast. */
const smallHeap = ['--max-semi-space-size=4'];

function optionsOf(
  store: string,
  { name, program }: KeptProgram,
  environment: ProcessOptions['environment'],
  version: string,
): ProcessOptions {
  return {
    name,
    version,
    script: programOf(store, version, program),
    environment: { ...environment, ...shellEnvironment },
    execArgv: smallHeap,
    sharesPort: true,
  };
}

/** Changes when there is something new to read. */
function pointerIdentity(store: string): string {
  const found = statSync(join(store, shellName, 'current.json'), { throwIfNoEntry: false });
  return found ? `${found.ino}:${found.mtimeMs}` : 'none';
}
