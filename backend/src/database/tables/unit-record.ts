/** A room with its dimensions in metres. */
export interface RoomRecord {
  readonly name: string;
  readonly length: number;
  readonly width: number;
}

/** A unit of a project, or all units of one kind, beyond section 3. */
export interface UnitRecord {
  /** As the project's `unit` has it: `1BR`, `Duplex`, `Office`. */
  readonly type: string;
  /** Square feet. */
  readonly size?: number | null | undefined;
  /** Dirhams; for several units, the lowest price. */
  readonly price?: number | null | undefined;
  /** How many are available. */
  readonly available?: number | null | undefined;
  /** The path of a picture or a document. */
  readonly plan?: string | null | undefined;
  /** Unique within the project, and part of its address. */
  readonly id?: string | null | undefined;
  /** 0 for the ground floor. */
  readonly floor?: number | null | undefined;
  /** In words: `Marina`, `Garden`. */
  readonly view?: string | null | undefined;
  readonly baths?: number | null | undefined;
  /** When the developer last confirmed these data, as an ISO 8601 instant. */
  readonly confirmed_at?: string | null | undefined;
  readonly rooms?: readonly RoomRecord[] | null | undefined;
}

/** Costs and returns of a project's homes each year, beyond section 3; shown only with a source and a day. */
export interface FigureRecord {
  /** The service charge in dirhams a square foot and year, or the rent of a home in dirhams a year. */
  readonly kind: 'service_charge' | 'rent';
  /** A type of its units; for a service charge, absent for all of them. */
  readonly type?: string | null | undefined;
  readonly value: number;
  /** The source: `RERA, service charge index`. */
  readonly source: string;
  /** Where it can be read. */
  readonly address?: string | null | undefined;
  /** `2026-03-31`. */
  readonly as_of: string;
  /** Invented for the demo. */
  readonly invented?: boolean | null | undefined;
}

/** The progress of construction on a day, beyond section 3; shown only with a source and a day. */
export interface ConstructionRecord {
  /** From 0 to 100. */
  readonly percent: number;
  /** `2026-10-31`. */
  readonly as_of: string;
  /** The source. */
  readonly source: string;
  /** Where it can be read. */
  readonly address?: string | null | undefined;
  /** Paths of pictures taken on that day. */
  readonly photos?: readonly string[] | null | undefined;
  /** Invented for the demo. */
  readonly invented?: boolean | null | undefined;
}

/** A handover date and the day on which it was promised, beyond section 3. */
export interface PromiseRecord {
  /** The quarter, or the year: `2028-Q4`, `2028`. */
  readonly handover: string;
  /** The day of the promise. */
  readonly as_of: string;
  readonly source: string;
  readonly invented?: boolean | null | undefined;
}

/** What a project says of one of its pictures, beyond section 3. */
export interface PictureRecord {
  /** The path of the picture, as another field has it. */
  readonly file: string;
  /** Its content in words, for people who do not see it. */
  readonly alt?: string | null | undefined;
  /** The point that stays in view when it is cropped, in per cent from the left and the top. */
  readonly focus_x?: number | null | undefined;
  readonly focus_y?: number | null | undefined;
}

/** A part of the price, and when it is due. */
export interface InstalmentRecord {
  readonly label: string;
  readonly percent: number;
  /** In words: `Q4 2028`, `When you reserve`. */
  readonly when?: string | null | undefined;
}
