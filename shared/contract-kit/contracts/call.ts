export const callMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type CallMethod = (typeof callMethods)[number];

/** The envelope of a response. */
export interface CallResponse {
  /** The key of the JSON object whose value is the content. */
  readonly key: string;
  /** `list`: records. `record`: one record, which some backends send as a list of one. */
  readonly holds: 'list' | 'record';
}

/**
 * How long the document server may cache a response for everybody: so it must not depend on cookies or headers. While the
 * backend does not respond, the last good response is used, whatever its age.
 */
export interface CallKeeping {
  /** How many seconds it is fresh. */
  readonly freshFor: number;
  /** How many seconds after that it is served stale while it is revalidated. */
  readonly staleFor: number;
  /**
   * Which part of a request, beside its path, the response depends on: `query`, or nothing. A response that varies by something
   * else is never cached.
   */
  readonly variesBy: readonly string[];
  /** Whether a browser's own request bypasses the cache while the backend responds; false when left out. */
  readonly isNewForBrowsers?: boolean;
}

/** A call of the backend that a remote makes, as declared in its release. */
export interface CallDeclaration {
  readonly method: CallMethod;
  /** Below `/api/`, with whole segments as parameters, in the syntax of path-to-regexp: `/api/agentapi/:name`. */
  readonly path: string;
  /** For a cached call: a response without this envelope does not replace one that has it. */
  readonly answer?: CallResponse;
  /** For a GET only. A call without it is never cached. */
  readonly keep?: CallKeeping;
}

/** In the notation of the backend's contract: `GET /api/agentapi/{name}`. */
export function callName({ method, path }: Pick<CallDeclaration, 'method' | 'path'>): string {
  return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
}

/** The declaration of a call of the backend's contract. */
export function callNamed(name: string): Pick<CallDeclaration, 'method' | 'path'> {
  const [method = '', path = ''] = name.split(' ');
  return { method: method as CallMethod, path: path.replace(/\{(\w+)\}/g, ':$1') };
}
