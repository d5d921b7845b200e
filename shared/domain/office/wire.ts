import type { Publication } from './publication';
import type { Rights } from './rights';
import type { Role } from './roles';
import type { SecondFactor } from './second-factor';

/** ISO 8601. */
export type Instant = string;

/** The body of every error. A screen shows `message`; `fields` names the invalid fields of a form. */
export interface OfficeErrorBody {
  readonly error: {
    readonly code: OfficeErrorCode;
    readonly message: string;
    readonly fields?: readonly { readonly field: string; readonly message: string }[];
  };
}

/**
 * `signed_out`, `second_factor`: 401. `cross_site`, `forbidden`: 403. `not_found`: 404, also for another person's record.
 * `conflict`: 409. `invalid`: 400. `too_many`: 429. `away`: 503. `fault`: 500.
 */
export const officeErrorCodes = [
  'signed_out',
  'second_factor',
  'cross_site',
  'forbidden',
  'not_found',
  'conflict',
  'invalid',
  'too_many',
  'away',
  'fault',
] as const;

export type OfficeErrorCode = (typeof officeErrorCodes)[number];

/** The response to an update of a record that somebody else has changed since. */
export interface ConflictBody<Current> extends OfficeErrorBody {
  readonly current: Current;
}

export interface OfficeList<Item> {
  readonly data: readonly Item[];
  /** The total of all pages, `mostCounted` at most. */
  readonly total: number;
  /** There are more than `total`. */
  readonly isMore?: true;
}

export interface SignedInPerson {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** The answer of `POST /session` and `POST /session/passkey`. */
export interface SessionStart {
  readonly person: SignedInPerson;
  readonly secondFactor: SecondFactor;
}

/** The answer of `GET /session`. */
export interface SessionState extends SessionStart {
  readonly rights: Rights;
}

export interface PasskeyRecord {
  /** As the browser names it, base64url. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
}

export interface PersonRecord extends SignedInPerson {
  /** The agent record of this person. */
  readonly agentId: number | null;
  readonly invitedAt: Instant;
  readonly lastSeenAt: Instant | null;
  readonly passkeys: number;
  readonly version: number;
}

export interface AuditRecord {
  readonly id: number;
  readonly at: Instant;
  /** `null`: a rule, a command or the start. Name and address are those of that time. */
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly resource: string;
  readonly recordId: string;
  readonly action: string;
  /** The changed fields; `null` where the record did not exist before, or does not after. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** A public record: the fields of its table, as in section 3. */
export interface ContentRecord {
  readonly id: number;
  readonly version: number;
  readonly publication: Publication;
  /** When a scheduled one is published. */
  readonly publish_at: Instant | null;
  /** When a published or scheduled one is unpublished. */
  readonly unpublish_at: Instant | null;
  readonly [field: string]: unknown;
}

/** Beside the fields of section 3. */
export interface ProjectContent extends ContentRecord {
  readonly developer_id: number | null;
  /** In the order in which the project shows them. */
  readonly agent_ids: readonly number[];
}

/** A value of a choice, with the number of records that have it; `GET /<resource>/values?field=cat` lists them, most used first. */
export interface ValueInUse {
  readonly value: string;
  readonly count: number;
}

/** A deleted record that can be restored; `GET /<resource>/removed` lists the latest. */
export interface RemovedRecord {
  /** The id of the entry in the audit log, by which `POST /<resource>/removed/:id/restore` restores it. */
  readonly id: number;
  readonly recordId: number;
  readonly name: string;
  readonly at: Instant;
  /** `null`: a rule. */
  readonly person: string | null;
}

/** The answer of `POST /<resource>/:id/preview`, whose body has the changes that are not saved. */
export interface PreviewLink {
  /** What the address of the record's page on the site ends with: `preview=…`. */
  readonly query: string;
  readonly endsAt: Instant;
}

/** An address of the site that leads on to another. */
export interface RedirectRecord {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly createdAt: Instant;
  readonly version: number;
}

export interface CommentRecord {
  readonly id: number;
  readonly articleId: number;
  readonly articleHeading: string;
  readonly parentId: number | null;
  readonly author: { readonly id: number; readonly name: string; readonly isStopped: boolean };
  readonly comment: string;
  readonly createdAt: Instant;
  readonly isHidden: boolean;
  readonly version: number;
}
