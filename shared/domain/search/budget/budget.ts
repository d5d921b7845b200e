import type { Currency } from '../../money/currencies';

/** Dirhams, both ends included. */
export interface Budget {
  readonly from: number;
  readonly to: number;
  /** Another currency, in which it was said: only its words need it. */
  readonly said?: SaidCurrency;
}

/** A currency, and what one of it was worth in dirhams when an amount was said in it. */
export interface SaidCurrency {
  readonly currency: Currency;
  readonly rate: number;
}

/** The budget slider of section 9, in dirhams; its range is also what Clear All goes back to (section 4). */
export const budgetLimits = { from: 10_000, to: 3_000_000, step: 100_000 } as const;

/** The budget that the filter opens with, and that it filters by when nobody has touched it (readings). */
export const wholeBudget: Budget = { from: budgetLimits.from, to: budgetLimits.to };

/** The end of a budget that has none: more than any price. */
export const openBudgetEnd = 999_999_999_999;

/** The last place of the slider, counted from 0. Its steps begin at 10,000, so the last one is shorter than the others. */
export const lastBudgetPlace = Math.ceil((budgetLimits.to - budgetLimits.from) / budgetLimits.step);

/** The dirhams at a place of the slider: 10,000, 110,000, 210,000 and so on, 3,000,000 at its end. */
export function budgetAtPlace(place: number): number {
  return Math.min(budgetLimits.from + place * budgetLimits.step, budgetLimits.to);
}

/** The place of the slider that is nearest to an amount of dirhams; an amount beyond it is at its end. */
export function placeOfBudget(dirhams: number): number {
  const place = Math.round((dirhams - budgetLimits.from) / budgetLimits.step);
  return dirhams >= budgetLimits.to ? lastBudgetPlace : Math.min(Math.max(place, 0), lastBudgetPlace);
}

/** Whether a budget is the one that the filter opens with. */
export function isWholeBudget(budget: Budget): boolean {
  return budget.from === budgetLimits.from && budget.to === budgetLimits.to;
}

/** Whether a price lies within a budget; a missing price counts as 0 (section 5), and so is within few. */
export function isWithinBudget(project: { readonly price: number }, budget: Budget): boolean {
  return project.price >= budget.from && project.price <= budget.to;
}
