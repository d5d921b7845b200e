import type { CalendarDay } from '../record/calendar-day';

/** A page, a law or a custom that figures are taken from. Its figures are looked at together, and so dated together. */
export interface FactSource {
  readonly id: string;
  /** An official page; `null` where nobody publishes it: a custom, or an assumption of this site. */
  readonly address: string | null;
  /** The day as of which its figures are known. */
  readonly lookedAt: CalendarDay;
  /** The last day on which they are stated without it. */
  readonly validUntil: CalendarDay;
}

/** A figure of law, fees, loans or thresholds that the site states. */
export interface Fact {
  readonly id: string;
  readonly value: number;
  readonly unit: 'percent' | 'dirhams' | 'years';
  readonly source: FactSource;
}

/** Whether a source has to be looked at again before its figures are stated as today's. */
export const isPast = ({ validUntil }: FactSource, today: CalendarDay): boolean => today > validUntil;

/** The sources of some facts, each once, in the order of the facts. */
export const sourcesOf = (facts: readonly Fact[]): readonly FactSource[] => [
  ...new Set(facts.map(({ source }) => source)),
];
