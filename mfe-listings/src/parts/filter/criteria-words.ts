import type { Budget } from '@iwan/shared/domain/search/budget';
import type { SearchCriteria, SearchCriterion } from '@iwan/shared/domain/search/search-criteria';

const dirhams = new Intl.NumberFormat('en-AE', { maximumFractionDigits: 0 });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** `AED 10,000 – 3,000,000` */
export function budgetWords({ from, to }: Budget): string {
  return `AED ${dirhams.format(from)} – ${dirhams.format(to)}`;
}

/** `AED 510,000` */
export function dirhamWords(amount: number): string {
  return `AED ${dirhams.format(amount)}`;
}

/** The choices of one criterion in words: `Gym or Pool`. Empty when it was left alone. */
export function criterionWords(criteria: SearchCriteria, criterion: SearchCriterion): string {
  const chosen = criteria[criterion];
  if (chosen === null) return '';
  if (typeof chosen === 'string') return criterion === 'query' ? `“${chosen}”` : chosen;
  return 'from' in chosen ? budgetWords(chosen) : either.format(chosen);
}
