/** The handover of a project, as far as it is known. */
export interface Handover {
  readonly year: number;
  /** From 1; `null` where only the year is known. */
  readonly quarter: number | null;
}
