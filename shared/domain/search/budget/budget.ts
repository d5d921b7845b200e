import type { Currency } from '../../money/currencies';

/** Dirhams, both ends inclusive. */
export interface Budget {
  readonly from: number;
  readonly to: number;
  /** Another currency in which it was typed, only for its words. */
  readonly typed?: TypedCurrency;
}

/** A currency, and the value of one unit in dirhams at that time. */
export interface TypedCurrency {
  readonly currency: Currency;
  readonly rate: number;
}

/** The budget slider of section 9 in dirhams; its range is also the budget after Clear All (section 4). */
export const budgetLimits = { from: 10_000, to: 3_000_000, step: 100_000 } as const;

/** The default budget of the filter, which applies when it was not changed (readings). */
export const wholeBudget: Budget = { from: budgetLimits.from, to: budgetLimits.to };

/** The upper end of an open budget: more than any price. */
export const openBudgetEnd = 999_999_999_999;

/** The last position of the slider, from 0. Its steps begin at 10,000, so the last one is shorter. */
export const lastBudgetPlace = Math.ceil((budgetLimits.to - budgetLimits.from) / budgetLimits.step);

/** The dirhams at a position of the slider: 10,000, 110,000, 210,000 and so on, 3,000,000 at its end. */
export function budgetAtPlace(place: number): number {
  return Math.min(budgetLimits.from + place * budgetLimits.step, budgetLimits.to);
}

/** The slider position nearest to an amount of dirhams; the end for a larger amount. */
export function placeOfBudget(dirhams: number): number {
  const place = Math.round((dirhams - budgetLimits.from) / budgetLimits.step);
  return dirhams >= budgetLimits.to ? lastBudgetPlace : Math.min(Math.max(place, 0), lastBudgetPlace);
}

/** Whether a budget is the default of the filter. */
export function isWholeBudget(budget: Budget): boolean {
  return budget.from === budgetLimits.from && budget.to === budgetLimits.to;
}

/** Whether a price is within a budget; a missing price counts as 0 (section 5), and so is within few. */
export function isWithinBudget(project: { readonly price: number }, budget: Budget): boolean {
  return project.price >= budget.from && project.price <= budget.to;
}
