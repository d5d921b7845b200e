import { formatFor } from '../format/format';
import { instantOfDay } from '../record/calendar-day';
import { type Fact, type FactSource, sourcesOf } from './fact';
import type { SourceId } from './facts';
import { textsOf } from './texts';

/** A source in words. */
export interface StatedSource {
  readonly name: string;
  /** `null` where it is not published. */
  readonly address: string | null;
  /** `checked June 2025`; also once it is outdated, which is for `npm run facts` and the office to say. */
  readonly status: string;
}

/** The sources of facts, without duplicates. */
export function statedSources(facts: readonly Fact[], locale: string): readonly StatedSource[] {
  return sourcesOf(facts).map((source) => statedSource(source, locale));
}

/** The same as one line, for text without links: `Sources: Dubai Land Department; Ministry of Finance. Checked June 2025.` */
export function sourceLine(facts: readonly Fact[], locale: string): string {
  const names = statedSources(facts, locale).map(({ name }) => name);
  return `${textsOf(locale).sources(names.length)} ${names.join(textsOf(locale).between)}. ${lastChecked(facts, locale)}`;
}

/** `Checked June 2025.`, which holds for each of the sources: the earliest of their days. */
export function lastChecked(facts: readonly Fact[], locale: string): string {
  const [earliest] = sourcesOf(facts).toSorted((one, other) => one.lookedAt.localeCompare(other.lookedAt));
  return earliest === undefined ? '' : textsOf(locale).lastChecked(monthOf(earliest, locale));
}

/** One source in words. */
export function statedSource(source: FactSource, locale: string): StatedSource {
  const texts = textsOf(locale);
  return {
    name: texts.names[source.id as SourceId] ?? source.id,
    address: source.address,
    status: texts.checked(monthOf(source, locale)),
  };
}

const monthOf = ({ lookedAt }: FactSource, locale: string) => formatFor(locale).month(instantOfDay(lookedAt));
