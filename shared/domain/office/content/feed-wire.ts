/** Something about a listing of a feed, in one sentence. */
export interface FeedRemark {
  /** The brokerage's own; empty where the entry has none. */
  readonly reference: string;
  readonly message: string;
}

/** What an import of the listing feed has changed. Of each list, only the first are named. */
export interface FeedReport {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /** Entries that could not be read. */
  readonly broken: number;
  /** Rentals and archived entries, which the site does not show. */
  readonly leftOut: number;
  readonly withdrawnReferences: readonly string[];
  readonly faults: readonly FeedRemark[];
  /** Imported without something: a picture, an agent or a developer. */
  readonly remarks: readonly FeedRemark[];
}

/** One import; `GET /feed-imports` lists them. */
export interface FeedImportRecord {
  readonly id: number;
  /** The name of the file, or the host of the address. */
  readonly source: string;
  readonly isScheduled: boolean;
  /** ISO 8601. */
  readonly startedAt: string;
  /** `null` while it runs, or where it was interrupted. */
  readonly endedAt: string | null;
  /** Why nothing was imported. */
  readonly refusal: string | null;
  readonly report: FeedReport | null;
}
