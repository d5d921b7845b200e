import type { Project, Unit } from '@iwan/shared/domain/model/entities';
import type { UnitPaymentPlan } from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { paths } from '@iwan/shared/paths/paths';
import { type PlanChoices, planQuery } from '../../parts/unit/plan-choices';
import type { PlanRate } from '../../parts/unit/plan-lines';

/** The content of a plan's file. */
export interface PlanFile {
  readonly project: Project;
  readonly unit: Unit & { readonly id: string };
  readonly plan: UnitPaymentPlan;
  readonly choices: PlanChoices;
  readonly rate: PlanRate;
  readonly today: CalendarDay;
  /** The origin of canonical addresses, without a trailing slash. */
  readonly siteUrl: string;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The page that shows the same plan. */
export function planAddress({ project, unit, choices, siteUrl }: PlanFile): string {
  return `${siteUrl}${paths.project(project, { id: project.id, unit: unit.id, ...planQuery(choices) })}`;
}
