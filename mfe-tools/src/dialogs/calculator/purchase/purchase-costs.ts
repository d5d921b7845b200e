import type { usualRates } from '@iwan/shared/domain/money/usual-rates';

export type CostRates = Readonly<Record<keyof typeof usualRates, number>>;

export type CostName = 'transfer' | 'mortgage' | 'trustee' | 'agency';

export interface PurchaseCosts {
  /** Dirhams, exact to the fil. */
  readonly costs: Readonly<Record<CostName, number>>;
  readonly total: number;
}

/** The costs of a purchase beside the price; `price` and `loan` in dirhams. Without a loan there is no mortgage to register. */
export function purchaseCosts(price: number, loan: number, rates: CostRates): PurchaseCosts {
  const withVat = 1 + rates.vatPercent / 100;
  const costs = {
    transfer: toFil((price * rates.transferPercent) / 100 + rates.transferFee),
    mortgage:
      loan === 0
        ? 0
        : toFil((loan * rates.mortgagePercent) / 100 + rates.mortgageFee + rates.mortgageServiceFee * withVat),
    trustee: toFil(rates.trusteeFee * withVat),
    agency: toFil(((price * rates.agencyPercent) / 100) * withVat),
  };
  return { costs, total: toFil(costs.transfer + costs.mortgage + costs.trustee + costs.agency) };
}

const toFil = (dirhams: number): number => Math.round(dirhams * 100) / 100;
