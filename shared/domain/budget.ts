/** Dirhams, both ends included. */
export interface Budget {
  readonly from: number;
  readonly to: number;
}

/** The budget slider of section 9, in dirhams; its range is also what Clear All goes back to (section 4). */
export const budgetLimits = { from: 10_000, to: 3_000_000, step: 100_000 } as const;

/** Whether a price lies within a budget; a missing price counts as 0 (section 5), and so is within few. */
export function isWithinBudget(project: { readonly price: number }, budget: Budget): boolean {
  return project.price >= budget.from && project.price <= budget.to;
}
