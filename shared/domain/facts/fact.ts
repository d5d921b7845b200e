import type { CalendarDay } from '../record/calendar-day';

/** A page, a law or a custom from which figures are taken. Its figures are checked together and have one day. */
export interface FactSource {
  readonly id: string;
  /** An official page; `null` where it is not published: a custom, or an assumption of this site. */
  readonly address: string | null;
  /** The day of the last check. */
  readonly lookedAt: CalendarDay;
  /** The last day on which its figures count as current. */
  readonly validUntil: CalendarDay;
}

/** A figure of law, fees, loans or thresholds that the site states. */
export interface Fact {
  readonly id: string;
  readonly value: number;
  readonly unit: 'percent' | 'dirhams' | 'years';
  readonly source: FactSource;
  /** Publications differ about it, which is said wherever it is stated. */
  readonly isDisputed?: true;
}

/** Whether a source has to be checked again before its figures count as current. */
export const isPast = ({ validUntil }: FactSource, today: CalendarDay): boolean => today > validUntil;

/** The sources of some facts without duplicates, in the order of the facts. */
export const sourcesOf = (facts: readonly Fact[]): readonly FactSource[] => [
  ...new Set(facts.map(({ source }) => source)),
];
