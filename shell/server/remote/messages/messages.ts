import type { WireError } from '@iwan/shared/contracts/http';
import type { Reading } from '@iwan/shared/contracts/module';
import type { Dialog } from '@iwan/shared/state/dialogs';
import type { SentError } from './sent-error';
import type { SentForm } from './sent-form';

/** The messages between the document server and the process that runs a remote's server code. */

/** Code of a release: one exposed module, or one resource. */
export interface Bundle {
  /** The name of the module or resource. */
  readonly name: string;
  readonly kind: 'island' | 'resource';
  /** The file name in stack traces. */
  readonly file: string;
  readonly code: string;
  /** The further languages of its texts (ISO 639-1); all of them when left out, as in development. */
  readonly languages?: readonly string[];
}

/** The parts of an address that an island can read. */
export interface PlaceWords {
  readonly pathname: string;
  readonly search: string;
}

/** What an island can read of its address: the whole path or query, or one parameter: `?sent`. */
export type PlaceWord = keyof PlaceWords | `?${string}`;

/** The arguments of a loader, an action or a resource. */
interface Asked extends Reading {
  readonly params: Readonly<Record<string, string>>;
  /** Without a question mark. */
  readonly query: string;
}

/** One call of a remote's code. */
export type Call =
  | ({ readonly type: 'load'; readonly module: string } & Asked)
  | {
      readonly type: 'render';
      readonly module: string;
      /** The id of the island in its document. */
      readonly island: string;
      /** JSON of its loader's data; empty for none. */
      readonly data: string;
      readonly place: PlaceWords;
      /** The dialog and its parameters. */
      readonly dialog?: Dialog;
    }
  | ({
      readonly type: 'action';
      readonly module: string;
      readonly name: string;
      readonly form: SentForm;
      readonly idempotencyKey: string;
    } & Asked)
  | { readonly type: 'addresses'; readonly module: string }
  | ({ readonly type: 'resource'; readonly resource: string; readonly siteUrl: string } & Asked);

/** The data of a loader, and the metadata of its page. */
export interface Loaded {
  /** JSON; empty for none. */
  readonly data: string;
  /** JSON of the page's metadata (`PageMetadata`); left out for other modules. */
  readonly metadata?: string;
  /** The parameters of the query that were read; `null` where the whole query was. */
  readonly queryReads: readonly string[] | null;
}

export interface RenderedIsland {
  readonly html: string;
  /** The parts of its address that it has read. */
  readonly reads: readonly PlaceWord[];
}

/** The functions that a module has. */
export type Member = 'loader' | 'head' | 'action' | 'addresses';

/** What a call may request of the document server while it runs. */
export type Request =
  /** `isLost`: a response that was sent before is gone. */
  | { readonly type: 'get'; readonly path: string; readonly isLost: boolean }
  | {
      readonly type: 'send';
      readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      readonly path: string;
      /** JSON, or a form. */
      readonly body: string | SentForm;
      readonly headers: Readonly<Record<string, string>>;
      readonly timeLimit?: number;
    }
  | { readonly type: 'service'; readonly service: string; readonly path: string; readonly isChecked: boolean }
  | { readonly type: 'kept services'; readonly service: string };

/** A response of the backend. One that was sent before is referred to by its number. */
export interface SentBody {
  /** Identifies the response; left out for one that is not sent again. */
  readonly number?: number;
  /** JSON; empty for none. */
  readonly body?: string;
}

/** What a process has used since its start. */
export interface OwnUsage {
  /** Resident memory in bytes. */
  readonly resident: number;
  /** How long its event loop was busy, in milliseconds. */
  readonly busyTime: number;
}

/** To the process. */
export type ToRemote =
  /** `isKnown`: another process has validated all of it; here each bundle is run on first use. */
  | { readonly kind: 'start'; readonly bundles: readonly Bundle[]; readonly isKnown: boolean }
  /** The addresses of the pages of the site, by `remote/page`. */
  | { readonly kind: 'addresses'; readonly addresses: Readonly<Record<string, string>> }
  | { readonly kind: 'call'; readonly id: number; readonly call: Call }
  | { readonly kind: 'abort'; readonly id: number }
  | { readonly kind: 'reply'; readonly request: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly request: number; readonly problem: SentError }
  /** Whether the response of a service is a good one. */
  | { readonly kind: 'check'; readonly request: number; readonly body: string }
  | { readonly kind: 'ping'; readonly number: number };

/** From the process. */
export type FromRemote =
  | {
      readonly kind: 'started';
      readonly modules: Readonly<Record<string, readonly Member[]>>;
      readonly resources: readonly string[];
    }
  | { readonly kind: 'refused'; readonly problem: SentError }
  /** The code of a call begins, or continues after a response. */
  | { readonly kind: 'running'; readonly id: number }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly problem: SentError }
  | { readonly kind: 'request'; readonly request: number; readonly id: number; readonly what: Request }
  | { readonly kind: 'cancel'; readonly request: number }
  | { readonly kind: 'checked'; readonly request: number; readonly isGood: boolean }
  | { readonly kind: 'report'; readonly problem: WireError }
  /** An unhandled error. */
  | { readonly kind: 'stray'; readonly problem: SentError }
  | ({ readonly kind: 'pong'; readonly number: number } & OwnUsage);
