import { formatFor } from '../format/format';
import { type CalendarDay, dayInDubai, instantOfDay } from '../record/calendar-day';
import { type Fact, type FactSource, isPast, sourcesOf } from './fact';
import type { SourceId } from './facts';
import { textsOf } from './texts';

/** A source in words. */
export interface StatedSource {
  readonly name: string;
  /** `null` where it is not published. */
  readonly address: string | null;
  /** `checked June 2025`; past its day `checked June 2025, due again since June 2026`. */
  readonly status: string;
}

const now = (): CalendarDay => dayInDubai(new Date());

/** The sources of facts, without duplicates. */
export function statedSources(facts: readonly Fact[], locale: string, today = now()): readonly StatedSource[] {
  return sourcesOf(facts).map((source) => statedSource(source, locale, today));
}

/** The same for one line with one day, which is that of the sources that are current: where others are past theirs, their names say so. */
export function sourcesInLine(facts: readonly Fact[], locale: string, today = now()): readonly StatedSource[] {
  const { marked } = textsOf(locale);
  const sources = sourcesOf(facts);
  const isOneDay = sources.every((source) => isPast(source, today) === isPast(sources[0] ?? source, today));
  return sources.map((source) => {
    const stated = statedSource(source, locale, today);
    return isOneDay || !isPast(source, today) ? stated : { ...stated, name: marked(stated.name, stated.status) };
  });
}

/** The same as text without links: `Sources: Dubai Land Department; Ministry of Finance. Checked June 2025.` */
export function sourceLine(facts: readonly Fact[], locale: string, today = now()): string {
  const names = sourcesInLine(facts, locale, today).map(({ name }) => name);
  return `${textsOf(locale).sources(names.length)} ${names.join(textsOf(locale).between)}. ${lastChecked(facts, locale, today)}`;
}

/**
 * `Checked June 2025.`, the earliest day of the sources that are current, or where there is none, that they are due. It says also where
 * publications differ about a fact.
 */
export function lastChecked(facts: readonly Fact[], locale: string, today = now()): string {
  const texts = textsOf(locale);
  const sources = sourcesOf(facts).toSorted((one, other) => one.lookedAt.localeCompare(other.lookedAt));
  const current = sources.find((source) => !isPast(source, today));
  const source = current ?? sources[0];
  if (source === undefined) return '';
  const checked = texts.lastChecked(monthOf(source.lookedAt, locale));
  return [
    current === undefined ? `${checked} ${texts.overdue(monthOf(source.validUntil, locale))}` : checked,
    ...(facts.some(({ isDisputed }) => isDisputed) ? [texts.disputed] : []),
  ].join(' ');
}

/** One source in words. */
export function statedSource(source: FactSource, locale: string, today = now()): StatedSource {
  const texts = textsOf(locale);
  const checked = monthOf(source.lookedAt, locale);
  return {
    name: texts.names[source.id as SourceId] ?? source.id,
    address: source.address,
    status: isPast(source, today)
      ? texts.checkedPast(checked, monthOf(source.validUntil, locale))
      : texts.checked(checked),
  };
}

const monthOf = (day: CalendarDay, locale: string) => formatFor(locale).month(instantOfDay(day));
