import { formatFor } from '../format/format';
import { type CalendarDay, instantOfDay } from '../record/calendar-day';
import { type Fact, type FactSource, isPast, sourcesOf } from './fact';
import type { SourceId } from './facts';
import { textsOf } from './texts';

/** A source in words. */
export interface StatedSource {
  readonly name: string;
  /** `null` where it is not published. */
  readonly address: string | null;
  /** `looked at on 30 June 2025`; once outdated `as of 30 June 2025, not looked at since`. */
  readonly status: string;
}

/** The sources of facts with their days, without duplicates. `today`: the day of the request. */
export function statedSources(facts: readonly Fact[], today: CalendarDay, locale: string): readonly StatedSource[] {
  return sourcesOf(facts).map((source) => statedSource(source, today, locale));
}

/** The same as one line, for text without links: `Sources: … (looked at on …); … (as of …, not looked at since).` */
export function sourceLine(facts: readonly Fact[], today: CalendarDay, locale: string): string {
  const stated = statedSources(facts, today, locale).map(({ name, status }) => `${name} (${status})`);
  return `${textsOf(locale).sources(stated.length)} ${stated.join('; ')}.`;
}

/** One source in words. */
export function statedSource(source: FactSource, today: CalendarDay, locale: string): StatedSource {
  const texts = textsOf(locale);
  const day = formatFor(locale).day(instantOfDay(source.lookedAt));
  return {
    name: texts.names[source.id as SourceId] ?? source.id,
    address: source.address,
    status: isPast(source, today) ? texts.asOf(day) : texts.lookedAt(day),
  };
}
