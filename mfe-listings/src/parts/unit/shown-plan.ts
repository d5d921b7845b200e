import type { Project } from '@iwan/shared/domain/model/entities';
import type { UnitPaymentPlan } from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { isOffPlan } from '@iwan/shared/domain/search/handover-filter';
import { type PlanLine, type PlanRate, planLines, planNotes, planTotals } from './plan-lines';

/** A payment plan as text. Loaders write it, so that no page loads the code for it. */
export interface ShownPlan {
  readonly isOffPlan: boolean;
  readonly lines: readonly PlanLine[];
  readonly totals: ReturnType<typeof planTotals>;
  readonly notes: readonly string[];
  /** The currency in which amounts are shown beside dirhams; `null` for none. */
  readonly currency: string | null;
}

interface Reading {
  readonly rate: PlanRate;
  /** The day on which the page is made. */
  readonly today: CalendarDay;
  readonly locale: string;
}

export function shownPlan(plan: UnitPaymentPlan, project: Project, { rate, today, locale }: Reading): ShownPlan {
  const about = { price: plan.totals.price, isOffPlan: isOffPlan(project), today };
  return {
    isOffPlan: about.isOffPlan,
    lines: planLines(plan, rate, locale),
    totals: planTotals(plan, rate, locale),
    notes: planNotes(plan, about, rate, locale),
    currency: rate.currency === 'AED' || rate.rate === null ? null : rate.currency,
  };
}
