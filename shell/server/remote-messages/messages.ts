import type { WireProblem } from '@iwan/shared/contracts/http';
import type { Reading } from '@iwan/shared/contracts/module';
import type { Dialog } from '@iwan/shared/state/dialogs';
import type { SentForm } from './sent-form';
import type { SentProblem } from './sent-problem';

/**
 * What the document server and the process that runs a remote's server code say to each other. Both send lists of messages:
 * what is to be said in one turn of the event loop is sent at once.
 */

/** Code of a release that is run: one module that it exposes, or one resource. */
export interface Bundle {
  /** Of the module or resource that it exports. */
  readonly name: string;
  readonly kind: 'island' | 'resource';
  /** For stack traces. */
  readonly file: string;
  /** Packed (`packed-code.ts`). */
  readonly code: Uint8Array;
}

/** What an island can learn of where it stands. */
export interface PlaceWords {
  readonly pathname: string;
  readonly search: string;
}

export type PlaceWord = keyof PlaceWords;

/** What a loader, an action or a resource is asked with. */
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
      /** Of the island in its document. */
      readonly island: string;
      /** JSON, as its loader gave it; empty where it gave nothing. */
      readonly data: string;
      readonly place: PlaceWords;
      /** The dialog that it is, and what it opens with. */
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

/** What a loader gave, and what its page says of itself with that. */
export interface Loaded {
  /** JSON; empty for nothing. Left out where it cannot travel in a document. */
  readonly data?: string;
  /** Why it cannot. */
  readonly dataProblem?: SentProblem;
  /** JSON of what a page says of itself (`PageMetadata`); left out for what is no page. */
  readonly metadata?: string;
  readonly metadataProblem?: SentProblem;
}

export interface RenderedIsland {
  readonly html: string;
  /** What of its place it has read. */
  readonly reads: readonly PlaceWord[];
}

/** What a module has that can be called. */
export type Member = 'loader' | 'head' | 'action' | 'addresses';

/** What a call may ask of the document server while it runs. */
export type Request =
  | {
      readonly type: 'get';
      readonly path: string /** Whether an answer that was sent before is gone. */;
      readonly isLost: boolean;
    }
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

/** An answer of the backend. One that was sent before is named by its number alone. */
export interface SentBody {
  /** Tells answers apart; left out for one that is not sent twice. */
  readonly number?: number;
  /** JSON; empty for nothing. */
  readonly body?: string;
}

/** What a process has taken of the machine since its start. */
export interface OwnUsage {
  /** Resident bytes. */
  readonly resident: number;
  /** How long it was busy with timers of calls that were over, in milliseconds. */
  readonly strayTime: number;
}

/** To the process. */
export type ToRemote =
  /** `isKnown`: another process has run all of it; here each bundle is run when it is first needed. */
  | { readonly kind: 'start'; readonly bundles: readonly Bundle[]; readonly isKnown: boolean }
  /** The addresses of the pages of the site, by `remote/page`. */
  | { readonly kind: 'addresses'; readonly addresses: Readonly<Record<string, string>> }
  | { readonly kind: 'call'; readonly id: number; readonly call: Call }
  | { readonly kind: 'abort'; readonly id: number }
  | { readonly kind: 'reply'; readonly request: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly request: number; readonly problem: SentProblem }
  /** Whether the answer of a service is a good one. */
  | { readonly kind: 'check'; readonly request: number; readonly number: number; readonly body: string }
  | { readonly kind: 'ping'; readonly number: number };

/** From the process. Whatever it says may have been written by the remote itself. */
export type FromRemote =
  | {
      readonly kind: 'started';
      readonly modules: Readonly<Record<string, readonly Member[]>>;
      readonly resources: readonly string[];
    }
  | { readonly kind: 'refused'; readonly problem: SentProblem }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly problem: SentProblem }
  | { readonly kind: 'request'; readonly request: number; readonly id: number; readonly what: Request }
  | { readonly kind: 'cancel'; readonly request: number }
  | { readonly kind: 'checked'; readonly number: number; readonly isGood: boolean }
  | { readonly kind: 'report'; readonly problem: WireProblem }
  /** Errors that nothing was waiting for, and what the remote has written to the console, each with how many there were. */
  | { readonly kind: 'stray'; readonly count: number; readonly problem: SentProblem }
  | { readonly kind: 'console'; readonly count: number; readonly line: string }
  /** Something that all code shares is another than it was. */
  | { readonly kind: 'tainted'; readonly what: string }
  | ({ readonly kind: 'pong'; readonly number: number } & OwnUsage);
