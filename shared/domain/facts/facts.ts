import { addDays, type CalendarDay } from '../record/calendar-day';
import * as contracts from './contracts';
import { type Fact, type FactSource, isPast, sourcesOf } from './fact';
import * as fees from './fees';
import * as loans from './loans';
import * as residence from './residence';
import * as returns from './returns';
import * as searched from './searched';

export interface DueSource {
  readonly source: FactSource;
  readonly facts: readonly Fact[];
}

/** How many days before its end a source is due soon. */
const soonDays = 60;

/** The sources to check again, the earliest first: the outdated ones, and those due within two months. */
export function factsDue(
  facts: readonly Fact[],
  today: CalendarDay,
): { readonly past: readonly DueSource[]; readonly soon: readonly DueSource[] } {
  const sources = sourcesOf(facts)
    .toSorted((one, other) => one.validUntil.localeCompare(other.validUntil))
    .map((source) => ({ source, facts: facts.filter((fact) => fact.source === source) }));
  const isSoon = ({ source }: DueSource) => isPast(source, addDays(today, soonDays)) && !isPast(source, today);
  return { past: sources.filter(({ source }) => isPast(source, today)), soon: sources.filter(isSoon) };
}

/**
 * All figures of law, fees, loans and thresholds that the site states, by id. A page imports only the ones that it uses,
 * instead of this.
 */
export const facts = { ...contracts, ...fees, ...loans, ...residence, ...returns, ...searched } as const;

export type FactId = keyof typeof facts;

export type SourceId = (typeof facts)[FactId]['source']['id'];
