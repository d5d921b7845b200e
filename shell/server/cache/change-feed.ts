import { type ChangesResponse, changesPath, type RecordChange } from '@iwan/shared/domain/record/record-change';
import { recordKinds } from '@iwan/shared/domain/record/record-kind';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { withTimeLimit } from '../../src/network/time-limit';

/** The pause between two requests in milliseconds: a change is to be seen within two seconds. */
const pollInterval = 500;
/** The same where the backend does not report changes. */
const pauseOfPlain = 30_000;
const responseTimeLimit = 3_000;
/** The most processes of the backend whose numbers are remembered. */
const mostNodes = 16;

const node = z.string().regex(/^[\w-]{1,40}$/);
const shape: z.ZodType<ChangesResponse> = z.object({
  node,
  last: z.int().min(0),
  isIncomplete: z.boolean(),
  changes: z
    .array(z.object({ kind: z.enum(recordKinds), ids: z.array(z.string().max(40)).max(1_000).nullable() }))
    .max(10_000),
});

interface Options {
  readonly apiUrl: string;
  readonly onChanges: (changes: readonly RecordChange[]) => void;
  /** Called where there may be changes that were not reported. */
  readonly onIncomplete: () => void;
  /** Called once for a backend that does not report changes. */
  readonly onPlain: () => void;
}

/**
 * Asks the backend twice a second what has changed. Each of its processes has numbers of its own, so that any of them may answer, and each
 * reports a change once its own memory has it: where several are asked in turns, the last report is of the last one that could have
 * answered with the record before.
 */
export class ChangeFeed {
  readonly #options: Options;
  readonly #numbers = new LRUCache<string, number>({ max: mostNodes });
  #isLive = false;
  #isPlain = false;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether changes are being heard of. */
  get isLive(): boolean {
    return this.#isLive;
  }

  start(): void {
    void this.#poll();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Asks once. Never rejects. */
  async ask(): Promise<void> {
    try {
      await withTimeLimit(responseTimeLimit, new AbortController().signal, (signal) => this.#read(signal));
    } catch {
      // That the backend is away is logged where pages need it.
      this.#isLive = false;
    }
  }

  async #read(signal: AbortSignal): Promise<void> {
    const after = [...this.#numbers.entries()].map((entry) => entry.join('.')).join(',');
    const response = await fetch(`${this.#options.apiUrl}${changesPath}?after=${after}`, { signal });
    if (response.ok) return this.#take(shape.parse(await response.json()));
    await response.body?.cancel();
    this.#isLive = false;
    if (response.status !== 404) return;
    if (!this.#isPlain) this.#options.onPlain();
    this.#isPlain = true;
  }

  #take({ node: name, last, isIncomplete, changes }: ChangesResponse): void {
    this.#isPlain = false;
    this.#isLive = true;
    this.#numbers.set(name, last);
    if (isIncomplete) this.#options.onIncomplete();
    else if (changes.length > 0) this.#options.onChanges(changes);
  }

  async #poll(): Promise<void> {
    await this.ask();
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#poll(), this.#isPlain ? pauseOfPlain : pollInterval).unref();
  }
}
