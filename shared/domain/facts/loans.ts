import type { Fact } from './fact';
import { mortgageRegulation } from './searched-sources';
import { bankCharges, custom, feeNotice, siteAssumption } from './sources';

/** The price up to which a bank lends a larger share. */
export const dearHomePrice = {
  id: 'dearHomePrice',
  value: 5_000_000,
  unit: 'dirhams',
  source: mortgageRegulation,
} as const satisfies Fact;

/** The largest loan of an expatriate for a first home, of its value. */
export const loanPercent = {
  id: 'loanPercent',
  value: 80,
  unit: 'percent',
  source: mortgageRegulation,
} as const satisfies Fact;

/** The same above `dearHomePrice`. */
export const dearLoanPercent = {
  id: 'dearLoanPercent',
  value: 70,
  unit: 'percent',
  source: mortgageRegulation,
} as const satisfies Fact;

export const nationalLoanPercent = {
  id: 'nationalLoanPercent',
  value: 85,
  unit: 'percent',
  source: mortgageRegulation,
} as const satisfies Fact;

export const nationalDearLoanPercent = {
  id: 'nationalDearLoanPercent',
  value: 75,
  unit: 'percent',
  source: mortgageRegulation,
} as const satisfies Fact;

/** For a second and further homes. */
export const furtherLoanPercent = {
  id: 'furtherLoanPercent',
  value: 60,
  unit: 'percent',
  source: mortgageRegulation,
} as const satisfies Fact;

export const nationalFurtherLoanPercent = {
  id: 'nationalFurtherLoanPercent',
  value: 65,
  unit: 'percent',
  source: mortgageRegulation,
} as const satisfies Fact;

export const offPlanLoanPercent = {
  id: 'offPlanLoanPercent',
  value: 50,
  unit: 'percent',
  source: mortgageRegulation,
} as const satisfies Fact;

/** The largest share of an income that all instalments together may have. */
export const incomePercent = {
  id: 'incomePercent',
  value: 50,
  unit: 'percent',
  source: mortgageRegulation,
} as const satisfies Fact;

/** The largest fee for an early settlement, of the outstanding amount. */
export const settlementPercent = {
  id: 'settlementPercent',
  value: 1,
  unit: 'percent',
  source: bankCharges,
} as const satisfies Fact;

export const mostSettlementFee = {
  id: 'mostSettlementFee',
  value: 10_000,
  unit: 'dirhams',
  source: bankCharges,
} as const satisfies Fact;

/** A year; the hint of section 9. Everything else of this site uses `bankRate`. */
export const marketRate = {
  id: 'marketRate',
  value: 7.65,
  unit: 'percent',
  source: siteAssumption,
} as const satisfies Fact;

/** The share of the transfer fee and of the agent’s commission that a bank may lend. */
export const feesLoanPercent = {
  id: 'feesLoanPercent',
  value: 0,
  unit: 'percent',
  source: feeNotice,
} as const satisfies Fact;

/** The share that most banks lend to non-residents, of the value. */
export const leastLoanPercentAbroad = {
  id: 'leastLoanPercentAbroad',
  value: 50,
  unit: 'percent',
  source: custom,
} as const satisfies Fact;

export const mostLoanPercentAbroad = {
  id: 'mostLoanPercentAbroad',
  value: 60,
  unit: 'percent',
  source: custom,
} as const satisfies Fact;
