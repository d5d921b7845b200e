import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { Project } from '@iwan/shared/domain/model/entities';
import type { UnitPaymentPlan } from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { unitOfId } from '@iwan/shared/domain/project/units/units';
import { type CalendarDay, dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { loadRate } from '../../../parts/unit/load-rate';
import { type AskedPlan, readPlanChoices } from '../../../parts/unit/plan-choices';
import { type PlanLine, type PlanRate, planLines, planNotes, planTotals } from '../../../parts/unit/plan-lines';
import { isOffPlan, planOfUnit } from '../../../parts/unit/plan-of-unit';
import { type AskedUnits, readUnitQuestion } from '../units/unit-question';
import { type PriceAlert, priceAlert } from './price-alert';

/** What the address asks of a project's units. */
export interface UnitsData {
  readonly asked: AskedUnits;
  /** When this was read, as an ISO 8601 instant: what was confirmed is said to be so long ago. */
  readonly now: string;
  /** The unit that the address names; left out where it names none. */
  readonly chosen?: ChosenUnit;
}

export type ChosenUnit =
  /** The project has none of that id: it was sold and taken off the list, or the address is wrong. */
  | { readonly status: 'lost' }
  | {
      readonly status: 'found';
      readonly id: string;
      readonly asked: AskedPlan;
      /** `null` for one that is sold, or whose price is not known. */
      readonly plan: ShownPlan | null;
      /** News of a lower price; `null` likewise. */
      readonly news: PriceAlert | null;
    };

/** A plan in words: worked out by the loader, so that no page has the code for it. */
export interface ShownPlan {
  readonly isOffPlan: boolean;
  readonly lines: readonly PlanLine[];
  readonly totals: ReturnType<typeof planTotals>;
  readonly notes: readonly string[];
  /** The currency that amounts are shown in beside dirhams; `null` for none. */
  readonly currency: string | null;
}

/** The part of a project's page that is about its units; `null` where it says none, as of a plain backend. */
export async function loadUnits(
  project: Project,
  { query, http, signal, locale }: Pick<LoaderArguments, 'query' | 'http' | 'signal' | 'locale'>,
): Promise<UnitsData | null> {
  const { unitTypes: units } = project;
  if (units === undefined) return null;
  const now = new Date();
  const data = { asked: readUnitQuestion(query), now: now.toISOString() };
  const id = query.get('unit')?.trim() ?? '';
  if (id === '') return data;
  const unit = unitOfId(units, id);
  if (unit === null || isSoldOut(project.status)) return { ...data, chosen: { status: 'lost' } };
  const asked = readPlanChoices(query, { today: dayInDubai(now), isOffPlan: isOffPlan(project) });
  const rate = await loadRate(http, asked.choices.currency, signal);
  const plan = planOfUnit(project, unit, asked.choices);
  const shown = plan && inWords(plan, project, { rate, today: dayInDubai(now), locale });
  const news = plan && priceAlert(project, unit);
  return { ...data, chosen: { status: 'found', id: unit.id, asked, plan: shown, news } };
}

interface Reading {
  readonly rate: PlanRate;
  /** The day on which it is read. */
  readonly today: CalendarDay;
  readonly locale: string;
}

function inWords(plan: UnitPaymentPlan, project: Project, { rate, today, locale }: Reading): ShownPlan {
  const about = { price: plan.totals.price, isOffPlan: isOffPlan(project), today };
  return {
    isOffPlan: about.isOffPlan,
    lines: planLines(plan, rate, locale),
    totals: planTotals(plan, rate, locale),
    notes: planNotes(plan, about, rate, locale),
    currency: rate.currency === 'AED' || rate.rate === null ? null : rate.currency,
  };
}
