/** A room as it was measured; metres. */
export interface RoomRecord {
  readonly name: string;
  readonly length: number;
  readonly width: number;
}

/** A home or shop of a project, or all of one kind, beyond section 3: what a table of units shows of them. */
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
  /** Its own within the project, and part of its address. */
  readonly id?: string | null | undefined;
  /** 0 for the ground floor. */
  readonly floor?: number | null | undefined;
  /** In words: `Marina`, `Garden`. */
  readonly view?: string | null | undefined;
  readonly baths?: number | null | undefined;
  /** When the developer last said that all of this holds, as an ISO 8601 instant. */
  readonly confirmed_at?: string | null | undefined;
  readonly rooms?: readonly RoomRecord[] | null | undefined;
}

/** What homes of a project cost or bring a year, beyond section 3: without a source and a day no page shows it. */
export interface FigureRecord {
  /** The service charge in dirhams a square foot and year, or the rent of a home in dirhams a year. */
  readonly kind: 'service_charge' | 'rent';
  /** A type of its units; of a service charge, nothing for all of them. */
  readonly type?: string | null | undefined;
  readonly value: number;
  /** Who says so: `RERA, service charge index`. */
  readonly source: string;
  /** Where it can be read. */
  readonly address?: string | null | undefined;
  /** `2026-03-31`. */
  readonly as_of: string;
  /** Made up for a demonstration. */
  readonly invented?: boolean | null | undefined;
}

/** How much of a project was built on a day, beyond section 3: without a source and a day no page shows it. */
export interface ConstructionRecord {
  /** From 0 to 100. */
  readonly percent: number;
  /** `2026-10-31`. */
  readonly as_of: string;
  /** Who says so. */
  readonly source: string;
  /** Where it can be read. */
  readonly address?: string | null | undefined;
  /** Paths of pictures taken then. */
  readonly photos?: readonly string[] | null | undefined;
  /** Made up for a demonstration. */
  readonly invented?: boolean | null | undefined;
}

/** A handover that was promised on a day, beyond section 3. */
export interface PromiseRecord {
  /** The quarter, or the year: `2028-Q4`, `2028`. */
  readonly handover: string;
  /** The day from which on it was promised. */
  readonly as_of: string;
  readonly source: string;
  readonly invented?: boolean | null | undefined;
}

/** A part of the price, and when it is due. */
export interface InstalmentRecord {
  readonly label: string;
  readonly percent: number;
  /** In words: `Q4 2028`, `When you reserve`. */
  readonly when?: string | null | undefined;
}
