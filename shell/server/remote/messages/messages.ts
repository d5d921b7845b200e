import type { WireError } from '@iwan/shared/contracts/http';
import type { Reading } from '@iwan/shared/contracts/module';
import type { Dialog } from '@iwan/shared/state/dialogs';
import type { PlaceWord, PlaceWords } from '../../data/place-cache';
import type { PeerMessage } from './peer';
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
  /** What was read of the query. */
  readonly reads: readonly PlaceWord[];
}

export interface RenderedIsland {
  readonly html: string;
  /** The parts of its address that it has read. */
  readonly reads: readonly PlaceWord[];
}

/** The functions that a module has. */
export type Member = 'loader' | 'head' | 'action' | 'addresses';

/** What a call may request of the document server while it runs; `id`: of the call. */
export type Request = { readonly id: number } & Requested;
export type Requested =
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
  /** `check`: the number under which a response can be checked. */
  | { readonly type: 'service'; readonly service: string; readonly path: string; readonly check?: number }
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

/** What the document server asks of the process. */
export type ToAnswer =
  /** Runs all bundles, and describes them. `isKnown`: another process has; here each bundle is run on first use. */
  | { readonly type: 'start'; readonly bundles: readonly Bundle[]; readonly isKnown: boolean }
  | { readonly type: 'call'; readonly id: number; readonly call: Call }
  /** Whether the response of a service is a good one, for a request that is checked. */
  | { readonly type: 'check'; readonly check: number; readonly body: string }
  /** Answered with an `OwnUsage`. */
  | { readonly type: 'ping' };

/** The functions of a release's modules. */
export interface Started {
  readonly modules: Readonly<Record<string, readonly Member[]>>;
  readonly resources: readonly string[];
}

/** To the process. */
export type ToRemote =
  | PeerMessage<ToAnswer>
  /** The addresses of the pages of the site, by `remote/page`. */
  | { readonly kind: 'addresses'; readonly addresses: Readonly<Record<string, string>> };

/** From the process. */
export type FromRemote =
  | PeerMessage<Request>
  /** The code of a call begins, or continues after a response. */
  | { readonly kind: 'running'; readonly id: number }
  | { readonly kind: 'report'; readonly problem: WireError }
  /** An unhandled error. */
  | { readonly kind: 'stray'; readonly problem: SentError };
