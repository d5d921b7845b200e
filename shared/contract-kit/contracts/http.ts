/** A record of the backend that could not be read, for the log; the visitor sees the others. */
export interface WireProblem {
  /** What it should have been: `project`, `agent`. */
  readonly resource: string;
  /** Its position in the answer, from 0. */
  readonly index: number;
  /** `has no name`. */
  readonly reason: string;
  /** Which record it is, where the answer tells its id only. */
  readonly id?: string;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** How long it may take in milliseconds, where that is more than usual. */
  readonly timeLimit?: number;
  /** Called with the share of the body that has been sent, from 0 to 1; of a `FormData` in a browser only. */
  readonly onProgress?: (share: number) => void;
}

/**
 * How a page or slot reaches the backend, on the server and in the browser alike. Knows the backend's address, limits
 * the time, sends the visitor's cookies, asks again where an answer to a reading has not come, and rejects with nothing
 * but an `ApiError`, whose message is a sentence of section 8. Which calls there are is no affair of the shell: a remote
 * bundles the functions that it calls with this (`shared/contract-kit/api`, or its own).
 */
export interface Http {
  /** The parsed body of a GET; text where it is not JSON. */
  get(path: string, signal?: AbortSignal): Promise<unknown>;
  /** Sends JSON, or a `FormData` as multipart. Resolves with the parsed body of the answer; never sent a second time by itself. */
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    options?: SendOptions,
  ): Promise<unknown>;
  /** Hears of every record that was skipped. */
  report(problem: WireProblem): void;
}
