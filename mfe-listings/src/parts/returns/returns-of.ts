import { agencyPercent, vatPercent } from '@iwan/shared/domain/facts/fees';
import type { Project } from '@iwan/shared/domain/model/entities';
import {
  breakEvenYears,
  grossYieldPercent,
  lowCase,
  netIncome,
  netYieldPercent,
  type Ownership,
} from '@iwan/shared/domain/money/returns';
import { usualOffPlanFees, usualRates } from '@iwan/shared/domain/money/usual-rates';
import { unitPaymentPlan } from '@iwan/shared/domain/project/payment-plan/unit-payment-plan';
import { isOffPlan } from '../unit/plan-of-unit';
import type { CountedHome } from './home-of';
import type { ReturnChoices } from './return-choices';

/** Costs and returns of a home each year, in dirhams and per cent; `null` where a needed value is missing. */
export interface Returns {
  readonly purchaseCosts: number;
  readonly serviceCharge: number | null;
  readonly gross: number | null;
  readonly income: number | null;
  readonly net: number | null;
  readonly lowNet: number | null;
  /** `'never'`: not within thirty years. */
  readonly breakEven: number | 'never' | null;
}

export function returnsOf(
  project: Pick<Project, 'categories' | 'status'>,
  home: Pick<CountedHome, 'price' | 'squareFeet'>,
  choices: ReturnChoices,
): Returns {
  const { rent, charge } = choices;
  const purchaseCosts = purchaseCostsOf(home.price, isOffPlan(project));
  const serviceCharge = charge === null ? null : charge * home.squareFeet;
  const gross = rent === null ? null : grossYieldPercent({ rent, price: home.price });
  const nothing = { gross, income: null, net: null, lowNet: null, breakEven: null };
  if (rent === null || serviceCharge === null) return { purchaseCosts, serviceCharge, ...nothing };
  const owned: Ownership = {
    price: home.price,
    purchaseCosts,
    rent,
    serviceCharge,
    vacancyPercent: choices.vacancy,
    lettingPercent: choices.letting,
    repairsPercent: choices.repairs,
    growthPercent: choices.growth,
    moneyPercent: choices.money,
    sellingPercent: agencyPercent.value * (1 + vatPercent.value / 100),
  };
  const low = lowCase(owned, choices.lower);
  return {
    purchaseCosts,
    serviceCharge,
    gross,
    income: netIncome(owned),
    net: netYieldPercent(owned),
    lowNet: netYieldPercent(low),
    breakEven: breakEvenYears(owned) ?? 'never',
  };
}

/** The fees of the payment plan, bought without a loan. */
function purchaseCostsOf(price: number, isOffPlan: boolean): number {
  return unitPaymentPlan({
    price: Math.round(price),
    instalments: [],
    handover: null,
    isOffPlan,
    bookedOn: '2000-01-01',
    squareFeet: null,
    loanPercent: 0,
    loanYears: 1,
    annualRatePercent: 0,
    agencyPercent: isOffPlan ? usualOffPlanFees.agencyPercent : usualRates.agencyPercent,
    oqoodFee: usualOffPlanFees.oqoodFee,
    serviceCharge: null,
  }).totals.fees;
}
