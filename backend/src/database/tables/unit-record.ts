/** The homes or shops of one kind in a project, beyond section 3: what a table of units shows of them. */
export interface UnitRecord {
  /** As the project's `unit` has it: `1BR`, `Duplex`, `Office`. */
  readonly type: string;
  /** Square feet. */
  readonly size?: number | null | undefined;
  /** Dirhams for the cheapest of them. */
  readonly price?: number | null | undefined;
  /** How many may still be bought. */
  readonly available?: number | null | undefined;
  /** The path of a picture or a document. */
  readonly plan?: string | null | undefined;
}

/** A part of the price, and when it is due. */
export interface InstalmentRecord {
  readonly label: string;
  readonly percent: number;
  /** In words: `Q4 2028`, `When you reserve`. */
  readonly when?: string | null | undefined;
}
