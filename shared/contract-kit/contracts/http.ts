/** A record of the backend that could not be parsed, for the log; the visitor sees the others. */
export interface WireError {
  /** The kind of record: `project`, `agent`. */
  readonly resource: string;
  /** Its position in the response, from 0. */
  readonly index: number;
  /** `has no name`. */
  readonly reason: string;
  /** The id of the record, where it is known. */
  readonly id?: string;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The timeout in milliseconds, where the default is too short. */
  readonly timeLimit?: number;
  /** Called with the share of the body that was uploaded, from 0 to 1; only for a `FormData` in a browser. */
  readonly onProgress?: (share: number) => void;
}

/**
 * The client of the backend for pages and slots, on the server and in the browser alike. It knows the backend's address, has
 * timeouts, sends the visitor's cookies, retries a GET without a response, and rejects only with an `ApiError`, whose message
 * is a sentence of section 8. It does not know the calls: a remote bundles the functions that it uses
 * (`shared/contract-kit/api`, or its own).
 */
export interface Http {
  /** The parsed body of a GET; text where it is not JSON. */
  get(path: string, signal?: AbortSignal): Promise<unknown>;
  /** Sends JSON, or a `FormData` as multipart. Resolves with the parsed body of the response; never retried. */
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    options?: SendOptions,
  ): Promise<unknown>;
  /** Called for every skipped record. */
  report(error: WireError): void;
}
