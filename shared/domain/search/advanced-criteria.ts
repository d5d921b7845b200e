import { type Budget, budgetLimits } from './budget';

/** The choices of the advanced filter (section 2). An empty list or `null` is a criterion that was left alone. */
export interface AdvancedCriteria {
  readonly developer: string | null;
  readonly configurations: readonly string[];
  readonly agents: readonly string[];
  /** Type-of-property: Featured, New and so on. */
  readonly labels: readonly string[];
  readonly amenities: readonly string[];
  /** Property type: Residential and so on. */
  readonly categories: readonly string[];
  /** `null` where the visitor asked to see the projects of any price. */
  readonly budget: Budget | null;
}

/** The filter as it opens, and after Clear All: the budget filters, also when nobody has touched it (readings). */
export const clearCriteria: AdvancedCriteria = {
  developer: null,
  configurations: [],
  agents: [],
  labels: [],
  amenities: [],
  categories: [],
  budget: { from: budgetLimits.from, to: budgetLimits.to },
};

export type Criterion = keyof AdvancedCriteria;
