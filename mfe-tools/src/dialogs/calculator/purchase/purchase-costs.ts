/**
 * What is paid beside the price when a home is bought in Dubai, as usual in 2025: the fees of the Dubai Land Department
 * (Executive Council Resolution 30 of 2013: 4 % and an administration fee; mortgage registration 0.25 % and a fee), of its
 * registration trustees, and the agency's commission as it is customary; VAT by Federal Decree-Law 8 of 2017. Each can be
 * changed by the visitor.
 */
export const usualRates = {
  transferPercent: 4,
  transferFee: 580,
  mortgagePercent: 0.25,
  mortgageFee: 290,
  trusteeFee: 4_000,
  agencyPercent: 2,
  vatPercent: 5,
} as const;

export type CostRates = Readonly<Record<keyof typeof usualRates, number>>;

export type CostName = 'transfer' | 'mortgage' | 'trustee' | 'agency';

export interface PurchaseCosts {
  /** Dirhams, exact to the fil. */
  readonly costs: Readonly<Record<CostName, number>>;
  readonly total: number;
}

/** What buying costs beside the price; `price` and `loan` in dirhams. Without a loan there is no mortgage to register. */
export function purchaseCosts(price: number, loan: number, rates: CostRates): PurchaseCosts {
  const withVat = 1 + rates.vatPercent / 100;
  const costs = {
    transfer: toFil((price * rates.transferPercent) / 100 + rates.transferFee),
    mortgage: loan === 0 ? 0 : toFil((loan * rates.mortgagePercent) / 100 + rates.mortgageFee),
    trustee: toFil(rates.trusteeFee * withVat),
    agency: toFil(((price * rates.agencyPercent) / 100) * withVat),
  };
  return { costs, total: toFil(costs.transfer + costs.mortgage + costs.trustee + costs.agency) };
}

const toFil = (dirhams: number): number => Math.round(dirhams * 100) / 100;
