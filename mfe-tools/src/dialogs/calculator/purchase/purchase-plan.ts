import { leastDownPaymentPercent } from '@iwan/shared/domain/money/loan-limits';
import { type PurchaseCosts, purchaseCosts } from './purchase-costs';
import { type PurchaseInput, ratesOf, readDirhams, readPercent } from './purchase-input';

/** The results of a purchase in dirhams. `null`: an input is not an amount. */
export interface PurchasePlan {
  readonly price: number | null;
  readonly downPercent: number | null;
  readonly down: number | null;
  readonly least: { readonly percent: number; readonly amount: number };
  /** The amount to borrow. */
  readonly loan: number;
  readonly costs: PurchaseCosts;
  readonly cash: number;
}

/**
 * Computes a purchase from the input. Without a price it is the property's, otherwise the one whose maximum loan is the loan of
 * the calculator.
 */
export function purchasePlan(input: PurchaseInput, property: number | null, loan: number | null): PurchasePlan {
  const fromLoan = (loan ?? 0) / (1 - leastDownPaymentPercent(0, input.isOffPlan) / 100);
  const price = input.price === null ? Math.round(property ?? fromLoan) : readDirhams(input.price);
  const least = leastDownPaymentPercent(price ?? 0, input.isOffPlan);
  const downPercent = percentOf(input, price, least);
  const down = price === null || downPercent === null ? null : Math.round((price * downPercent) / 100);
  const borrowed = Math.max(0, (price ?? 0) - (down ?? 0));
  const costs = purchaseCosts(price ?? 0, borrowed, ratesOf(input, price));
  return {
    price,
    downPercent,
    down,
    least: { percent: least, amount: Math.ceil(((price ?? 0) * least) / 100) },
    loan: borrowed,
    costs,
    cash: Math.round(((down ?? 0) + costs.total) * 100) / 100,
  };
}

function percentOf({ down }: PurchaseInput, price: number | null, least: number): number | null {
  if (down === null) return least;
  if (down.unit === 'percent') return readPercent(down.text);
  const dirhams = readDirhams(down.text);
  if (dirhams === null || price === null || price === 0) return null;
  return dirhams > price ? null : (dirhams / price) * 100;
}
