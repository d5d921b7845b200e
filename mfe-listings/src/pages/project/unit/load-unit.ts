import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { Project, Unit } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { isAvailable } from '@iwan/shared/domain/project/units/unit-types';
import { unitOfId } from '@iwan/shared/domain/project/units/units';
import { dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { budgetLimits } from '@iwan/shared/domain/search/budget/budget';
import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { isOffPlan } from '@iwan/shared/domain/search/handover-filter';
import { type StoredSearch, storedSearch } from '@iwan/shared/paths/search-words';
import { unitOfSearch, unitSearch } from '@iwan/shared/paths/unit-search';
import { loadRate } from '../../../parts/unit/load-rate';
import { type RequestedPlan, readPlanChoices } from '../../../parts/unit/plan-choices';
import { planOfUnit } from '../../../parts/unit/plan-of-unit';
import { type ShownPlan, shownPlan } from '../../../parts/unit/shown-plan';
import { type RequestedUnits, readUnitQuestion } from '../units/unit-question';

const minute = 60_000;

/** The query parameters of a project's units. */
export interface UnitsData {
  readonly requested: RequestedUnits;
  /** The end of the minute in which the page was made, as an ISO 8601 instant: ages are relative to it. */
  readonly now: string;
  /** The unit that the address names; left out where it names none. */
  readonly chosen?: ChosenUnit;
}

export type ChosenUnit =
  /** The project has no unit of that id: it was sold and removed, or the address is wrong. */
  | { readonly status: 'lost' }
  | {
      readonly status: 'found';
      readonly id: string;
      readonly requested: RequestedPlan;
      /** `null` for a unit that is sold or has no known price. */
      readonly plan: ShownPlan | null;
      /** The alert for a lower price of this kind of unit; `null` likewise. */
      readonly news: PriceAlert | null;
      /** The alert about this unit alone, as a stored search; `null` where the backend has no ids for it. */
      readonly watch: StoredSearch | null;
    };

/** Loads the units of a project's page; `null` where the record has none, as from a plain backend. */
export async function loadUnits(
  project: Project,
  { query, http, signal, locale }: Pick<LoaderArguments, 'query' | 'http' | 'signal' | 'locale'>,
): Promise<UnitsData | null> {
  const { unitTypes: units } = project;
  if (units === undefined) return null;
  const now = new Date();
  const data = { requested: readUnitQuestion(query), now: endOfMinute(now).toISOString() };
  const id = query.get('unit')?.trim() ?? '';
  if (id === '') return data;
  const unit = unitOfId(units, id);
  if (unit === null || isSoldOut(project.status)) return { ...data, chosen: { status: 'lost' } };
  const requested = readPlanChoices(query, { today: dayInDubai(now), isOffPlan: isOffPlan(project) });
  const rate = await loadRate(http, requested.choices.currency, signal);
  const plan = planOfUnit(project, unit, requested.choices);
  const shown = plan && shownPlan(plan, project, { rate, today: dayInDubai(now), locale });
  const news = plan && priceAlert(project, unit);
  const watched = { project: project.id, unit: unit.id };
  const search = unitSearch(watched);
  const watch = unitOfSearch(search) === null ? null : search;
  return { ...data, chosen: { status: 'found', id: unit.id, requested, plan: shown, news, watch } };
}

/**
 * Ages are shown in hours. With the milliseconds, no two documents of a page would be the same: none of its islands would be
 * cached, and each would be rendered and compressed again.
 */
export function endOfMinute(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / minute) * minute);
}

interface PriceAlert {
  readonly search: StoredSearch;
  readonly type: string;
  /** The lowest price of that kind of unit today, in dirhams. */
  readonly below: number;
}

/**
 * The alert for a lower price, as a search: this kind of unit in this project below today's lowest price. It matches nothing
 * until a price falls, and then an alert is sent (decision 58). `null` where no price is known.
 */
export function priceAlert(
  { name, unitTypes = [] }: Pick<Project, 'name' | 'unitTypes'>,
  unit: Unit,
): PriceAlert | null {
  const fold = (text: string) => text.trim().toLowerCase();
  const prices = unitTypes
    .filter((each) => fold(each.type) === fold(unit.type) && isAvailable(each))
    .flatMap(({ price }) => price ?? []);
  const below = Math.min(...prices);
  if (!(below > 1 && Number.isFinite(below))) return null;
  const budget = { from: Math.min(budgetLimits.from, below - 1), to: below - 1 };
  const search = storedSearch({ ...noCriteria, names: [name], configurations: [unit.type], budget }, null);
  return { search, type: unit.type, below };
}
