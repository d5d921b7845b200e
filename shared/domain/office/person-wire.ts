import type { SavedLists } from '../visitor/saved-lists';
import type { LeadRecord } from './lead-wire';
import type { Instant } from './wire';

/** The body of `POST /persons/find` and `POST /persons/erase`: the person, by at least one of both. */
export interface PersonQuery {
  readonly email?: string;
  readonly phone?: string;
}

/** A lead of the person with the office's notes. */
export interface HeldLead extends Pick<LeadRecord, 'id' | 'form' | 'receivedAt' | 'fields' | 'attachment' | 'stage'> {
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
  /** Favourites, comparison, recently viewed projects and searches, by the ids of projects. */
  readonly savedLists: SavedLists;
}

export interface HeldSearch {
  /** The query string of its results. */
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

/** All data about a person: the response of `POST /persons/find`, and the content of an export. */
export interface HeldData {
  readonly leads: readonly HeldLead[];
  /** `null` where the address has none, or was not given. */
  readonly account: HeldAccount | null;
  readonly searches: readonly HeldSearch[];
  /** Mails to the person in the outbox, or in the mailbox without a mail server. */
  readonly mails: readonly HeldMail[];
}

/** The number of records; the response of `POST /persons/erase`. */
export interface Erased {
  readonly leads: number;
  readonly files: number;
  /** Of these files, those that the storage has not deleted yet; the backend repeats it until it has. */
  readonly filesLeft: number;
  readonly comments: number;
  readonly searches: number;
  readonly mails: number;
  readonly hadAccount: boolean;
}
