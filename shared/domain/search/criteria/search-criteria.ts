import { wholeBudget } from '../budget/budget';
import { criterionNames, criteria as entries, type SearchCriteria, type SearchCriterion } from './table';

export { criterionNames, type SearchCriteria, type SearchCriterion } from './table';

/** Criteria made one by one. */
export function eachCriterion(
  make: <Name extends SearchCriterion>(name: Name) => SearchCriteria[Name],
): SearchCriteria {
  return Object.fromEntries(criterionNames.map((name) => [name, make(name)])) as SearchCriteria;
}

/** Nothing is asked for, not even a budget: every project. */
export const noCriteria: SearchCriteria = eachCriterion((name) => entries[name].none);

/** The choices of one criterion; none when it was left alone. */
export function choicesOf<Name extends SearchCriterion>(criteria: SearchCriteria, name: Name) {
  // A remote that was built before a criterion was added says nothing of it.
  return entries[name].choicesOf(criteria[name] ?? entries[name].none);
}

/** How many choices a criterion holds; 0 when it was left alone. A developer or a budget is one choice. */
export function choicesIn(criteria: SearchCriteria, name: SearchCriterion): number {
  return choicesOf(criteria, name).length;
}

/** The filter as it opens on Home, and after Clear All. */
export const clearSearch: SearchCriteria = { ...noCriteria, budget: wholeBudget };
