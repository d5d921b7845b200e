export const callMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type CallMethod = (typeof callMethods)[number];

/** The envelope of an answer. */
export interface CallAnswer {
  /** The key of the JSON object under which the content stands. */
  readonly key: string;
  /** `list`: records. `record`: one record, which some backends send as a list of one. */
  readonly holds: 'list' | 'record';
}

/**
 * For how long the answer of a call may be kept by the document server, for everybody: so it may depend on no cookie and on no
 * header. While the backend does not answer, the last good answer is used, however old.
 */
export interface CallKeeping {
  /** For how many seconds it is fresh. */
  readonly freshFor: number;
  /** For how many seconds after that it is still given at once, while a newer one is fetched for the next request. */
  readonly staleFor: number;
  /**
   * What of a request the answer depends on beside its path: `query`, or nothing. What varies by something that the shell does not
   * know is never kept.
   */
  readonly variesBy: readonly string[];
  /** Whether a browser that asks for it itself gets a new answer while the backend has one; no when left out. */
  readonly isNewForBrowsers?: boolean;
}

/** A call of the backend that a remote makes, as its release declares it. */
export interface CallDeclaration {
  readonly method: CallMethod;
  /** Below `/api/`, in words and whole parameters, as path-to-regexp writes them: `/api/agentapi/:name`. */
  readonly path: string;
  /** Said of a call that is kept: an answer without this envelope takes the place of none that has it. */
  readonly answer?: CallAnswer;
  /** Of a GET alone. A call without it is never kept. */
  readonly keep?: CallKeeping;
}

/** As the backend's contract writes a call: `GET /api/agentapi/{name}`. */
export function callName({ method, path }: Pick<CallDeclaration, 'method' | 'path'>): string {
  return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
}

/** The call of a name in the backend's contract. */
export function callNamed(name: string): Pick<CallDeclaration, 'method' | 'path'> {
  const [method = '', path = ''] = name.split(' ');
  return { method: method as CallMethod, path: path.replace(/\{(\w+)\}/g, ':$1') };
}
