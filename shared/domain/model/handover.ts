/** When a project is handed over, as far as that is known. */
export interface Handover {
  readonly year: number;
  /** From 1; `null` where the year alone is known. */
  readonly quarter: number | null;
}
