import type { LeadStage } from './lead-stages';
import type { Instant } from './wire';

/** The body of `POST /persons/find` and `POST /persons/erase`: whom it is about, by at least one of both. */
export interface PersonQuery {
  readonly email?: string;
  readonly phone?: string;
}

/** A lead of the person with what the office has written about it. */
export interface HeldLead {
  readonly id: number;
  readonly form: string;
  readonly receivedAt: Instant;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly attachment: { readonly name: string; readonly mediaType: string; readonly bytes: number } | null;
  readonly stage: LeadStage;
  readonly nextStep: string | null;
  readonly notes: readonly { readonly at: Instant; readonly by: string | null; readonly text: string }[];
}

export interface HeldAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly createdAt: Instant;
  readonly isStopped: boolean;
  readonly sessions: number;
  readonly comments: readonly { readonly at: Instant; readonly article: string; readonly text: string }[];
  readonly likes: readonly string[];
}

export interface HeldSearch {
  /** As the address of its results has it. */
  readonly query: string;
  readonly slug: string;
  readonly askedAt: Instant;
  readonly confirmedAt: Instant | null;
}

export interface HeldMail {
  readonly subject: string;
  readonly text: string;
  readonly at: Instant;
}

/** Everything that is held about a person: the answer of `POST /persons/find`, and what an export is written from. */
export interface HeldData {
  readonly leads: readonly HeldLead[];
  /** `null` where the address has none, or none was asked for. */
  readonly account: HeldAccount | null;
  readonly searches: readonly HeldSearch[];
  /** Mails to the person that wait to go out, or lie in the folder that takes the place of a mail server. */
  readonly mails: readonly HeldMail[];
}

/** How much there was; the answer of `POST /persons/erase`. */
export interface Erased {
  readonly leads: number;
  readonly files: number;
  readonly comments: number;
  readonly searches: number;
  readonly mails: number;
  readonly hadAccount: boolean;
}
