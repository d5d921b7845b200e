import type { Project, Unit } from '@iwan/shared/domain/model/entities';
import { bankRatePercent } from '@iwan/shared/domain/money/loan-limits';
import { type UnitPaymentPlan, unitPaymentPlan } from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';
import { isOffPlan } from '@iwan/shared/domain/search/handover-filter';
import type { PlanChoices } from './plan-choices';

type Sold = Pick<Project, 'categories' | 'status' | 'paymentPlan' | 'handover'>;

/** The payment plan of a unit; `null` for one that is sold or has no known price. */
export function planOfUnit(project: Sold, unit: Unit, choices: PlanChoices): UnitPaymentPlan | null {
  if (unit.price === null || unit.available === 0) return null;
  return unitPaymentPlan({
    ...choices,
    price: Math.round(unit.price),
    instalments: project.paymentPlan ?? [],
    handover: project.handover ?? null,
    isOffPlan: isOffPlan(project),
    squareFeet: unit.squareFeet,
    annualRatePercent: bankRatePercent,
  });
}
