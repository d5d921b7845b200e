/** Above it a bank lends less of the price, in dirhams. */
export const higherPrice = 5_000_000;

/**
 * The smallest down payment of an expatriate's first home, in percent of the price (Central Bank of the UAE, mortgage
 * regulation 31/2013 with its change of 2020).
 */
export function leastDownPaymentPercent(price: number, isOffPlan: boolean): number {
  if (isOffPlan) return 50;
  return price > higherPrice ? 30 : 20;
}
