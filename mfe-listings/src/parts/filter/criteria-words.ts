import { budgetWords } from '@iwan/shared/domain/search/budget-words';
import { type HandoverWish, readyNow } from '@iwan/shared/domain/search/handover-filter';
import type { SearchCriteria, SearchCriterion } from '@iwan/shared/domain/search/search-criteria';
import { formatFor } from '@iwan/shared/format/format';
import { textsOf } from './texts';

/** `Ready now`, `Handover by 2028` */
export function handoverWishWords(wish: HandoverWish, locale: string): string {
  const texts = textsOf(locale);
  return wish === readyNow ? texts.readyNow : texts.handoverBy(wish);
}

/** The choices of one criterion in words: `Gym or Pool`. Empty when it was left alone. */
export function criterionWords(criteria: SearchCriteria, criterion: SearchCriterion, locale: string): string {
  const chosen = criteria[criterion];
  if (chosen === null) return '';
  if (criterion === 'handover') return handoverWishWords(String(chosen), locale);
  // An area is told by the map alone.
  if (criterion === 'within') return textsOf(locale).area;
  if (typeof chosen === 'string') return criterion === 'query' ? `“${chosen}”` : chosen;
  return 'from' in chosen ? budgetWords(chosen, locale) : formatFor(locale).list(chosen, 'disjunction');
}
