import { dearHomePrice, dearLoanPercent, loanPercent, offPlanLoanPercent } from '../facts/loans';

/** The price above which a bank lends a smaller share, in dirhams. */
export const higherPrice: number = dearHomePrice.value;

/**
 * The smallest down payment of an expatriate's first home, in percent of the price (Central Bank of the UAE, mortgage
 * regulation 31/2013 with its change of 2020).
 */
export function leastDownPaymentPercent(price: number, isOffPlan: boolean): number {
  if (isOffPlan) return 100 - offPlanLoanPercent.value;
  return 100 - (price > higherPrice ? dearLoanPercent.value : loanPercent.value);
}
