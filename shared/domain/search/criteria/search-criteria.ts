import { wholeBudget } from '../budget/budget';
import { criterionNames, criteria as entries, type SearchCriteria, type SearchCriterion } from './table';

export { criterionNames, type SearchCriteria, type SearchCriterion } from './table';

/** Builds criteria one by one. */
export function eachCriterion(
  make: <Name extends SearchCriterion>(name: Name) => SearchCriteria[Name],
): SearchCriteria {
  return Object.fromEntries(criterionNames.map((name) => [name, make(name)])) as SearchCriteria;
}

/** No criterion is set, not even a budget: matches every project. */
export const noCriteria: SearchCriteria = eachCriterion((name) => entries[name].none);

/** The choices of one criterion; empty when it is not set. */
export function choicesOf<Name extends SearchCriterion>(criteria: SearchCriteria, name: Name) {
  // A remote that was built before a criterion was added leaves it out.
  return entries[name].choicesOf(criteria[name] ?? entries[name].none);
}

/** The number of choices of a criterion; 0 when it is not set. A developer or a budget is one choice. */
export function choicesIn(criteria: SearchCriteria, name: SearchCriterion): number {
  return choicesOf(criteria, name).length;
}

/** Whether any criterion is set. */
export const hasCriteria = (criteria: SearchCriteria): boolean =>
  criterionNames.some((name) => choicesIn(criteria, name) > 0);

/** The key of one choice: a list has several, any other criterion one. */
export const choiceKey = (name: string, value?: string): string => (value === undefined ? name : `${name} ${value}`);

/** The filter's criteria on Home, and after Clear All. */
export const clearSearch: SearchCriteria = { ...noCriteria, budget: wholeBudget };
