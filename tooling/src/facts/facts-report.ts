import type { Fact } from '@iwan/shared/domain/facts/fact';
import { factNamesOf } from '@iwan/shared/domain/facts/fact-names-texts';
import { factValue } from '@iwan/shared/domain/facts/fact-value';
import { type DueSource, type FactId, facts, factsDue } from '@iwan/shared/domain/facts/facts';
import { statedSources } from '@iwan/shared/domain/facts/stated-sources';
import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';

const { locale } = defaultLanguage;

/** The output of `npm run facts` on a day, and whether a source is overdue. */
export function factsReport(today: CalendarDay): { readonly lines: readonly string[]; readonly isPast: boolean } {
  const { past, soon } = factsDue(Object.values(facts), today);
  if (past.length + soon.length === 0) return { lines: ['Every fact is within its time.'], isPast: false };
  const lines = [
    ...(past.length === 0 ? [] : ['Past their day: look at these sources again, and change shared/domain/facts.']),
    ...past.flatMap(linesOf),
    ...(soon.length === 0 ? [] : ['Past their day within two months:']),
    ...soon.flatMap(linesOf),
  ];
  return { lines, isPast: past.length > 0 };
}

function linesOf({ source, facts: ofSource }: DueSource): readonly string[] {
  const [stated] = statedSources(ofSource, locale);
  return [
    `  ${stated?.name}, valid until ${source.validUntil}${source.address === null ? '' : `: ${source.address}`}`,
    ...ofSource.map((fact) => `    ${factText(fact)}`),
  ];
}

function factText(fact: Fact): string {
  return `${factNamesOf(locale)[fact.id as FactId]}: ${factValue(fact, formatFor(locale))} (${fact.id})`;
}
