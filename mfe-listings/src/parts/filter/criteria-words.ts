import { type Budget, budgetLimits, openBudgetEnd } from '@iwan/shared/domain/search/budget';
import { type HandoverWish, readyNow } from '@iwan/shared/domain/search/handover-filter';
import type { SearchCriteria, SearchCriterion } from '@iwan/shared/domain/search/search-criteria';
import { texts } from './texts';

const dirhams = new Intl.NumberFormat('en-AE', { maximumFractionDigits: 0 });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** `AED 510,000 – 3,000,000`; `From AED 3,500,000` where the other end is open. */
export function budgetWords({ from, to }: Budget): string {
  if (to === openBudgetEnd) return `From ${dirhamWords(from)}`;
  if (from === budgetLimits.from && to !== budgetLimits.to) return `Up to ${dirhamWords(to)}`;
  return `AED ${dirhams.format(from)} – ${dirhams.format(to)}`;
}

/** `AED 510,000` */
export function dirhamWords(amount: number): string {
  return `AED ${dirhams.format(amount)}`;
}

/** `Ready now`, `Handover by 2028` */
export function handoverWishWords(wish: HandoverWish): string {
  return wish === readyNow ? texts.readyNow : texts.handoverBy(wish);
}

/** The choices of one criterion in words: `Gym or Pool`. Empty when it was left alone. */
export function criterionWords(criteria: SearchCriteria, criterion: SearchCriterion): string {
  const chosen = criteria[criterion];
  if (chosen === null) return '';
  if (criterion === 'handover') return handoverWishWords(String(chosen));
  // An area is told by the map alone.
  if (criterion === 'within') return texts.area;
  if (typeof chosen === 'string') return criterion === 'query' ? `“${chosen}”` : chosen;
  return 'from' in chosen ? budgetWords(chosen) : either.format(chosen);
}
