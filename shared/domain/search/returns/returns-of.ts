import { agencyPercent, vatPercent } from '../../facts/fees';
import * as assumed from '../../facts/returns';
import type { Project } from '../../model/entities';
import {
  breakEvenYears,
  grossYieldPercent,
  lowCase,
  netIncome,
  netYieldPercent,
  type Ownership,
} from '../../money/returns';
import { usualOffPlanFees, usualRates } from '../../money/usual-rates';
import { unitPaymentPlan } from '../../project/payment-plan/unit-payment-plan';
import { figureOf } from '../../project/project-figures';
import { isSoldOut } from '../../project/sold-out';
import { isOffPlan } from '../handover-filter';
import { type CountedHome, homeOf } from './home-of';

/** The assumptions; `null` where neither the record nor the visitor gives a value. */
export interface ReturnChoices {
  /** Dirhams a year. */
  readonly rent: number | null;
  /** Dirhams a square foot and year. */
  readonly charge: number | null;
  readonly vacancy: number;
  readonly letting: number;
  readonly repairs: number;
  readonly lower: number;
  readonly growth: number;
  readonly money: number;
}

/** The defaults where the record has no value. */
export const assumptions = {
  vacancy: assumed.vacancyPercent,
  letting: assumed.lettingPercent,
  repairs: assumed.repairsPercent,
  lower: assumed.lowerRentPercent,
  growth: assumed.growthPercent,
  money: assumed.moneyPercent,
} as const;

/** The assumptions before a visitor changes them. */
export function usualReturns(rent: number | null, charge: number | null): ReturnChoices {
  return {
    rent,
    charge,
    vacancy: assumptions.vacancy.value,
    letting: assumptions.letting.value,
    repairs: assumptions.repairs.value,
    lower: assumptions.lower.value,
    growth: assumptions.growth.value,
    money: assumptions.money.value,
  };
}

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
export function purchaseCostsOf(price: number, isOffPlan: boolean): number {
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

/** The net yield of the home that the project's page shows, in per cent; `null` where the record lacks a needed value. */
export function netYieldOf(project: Pick<Project, 'categories' | 'status' | 'figures' | 'unitTypes'>): number | null {
  const { figures = [], status } = project;
  const home = isSoldOut(status) ? null : homeOf(project, { unit: null, type: null });
  if (home === null) return null;
  const rent = figureOf(figures, 'rent', home.type)?.value ?? null;
  const charge = figureOf(figures, 'serviceCharge', home.type)?.value ?? null;
  return returnsOf(project, home, usualReturns(rent, charge)).net;
}
