import { choicesOf, type SearchCriteria, type SearchCriterion } from '@iwan/shared/domain/search/search-criteria';
import { formatFor } from '@iwan/shared/format/format';
import { textsOf } from './criteria-texts';

/** The choices of one criterion in words: `Gym or Pool`. Empty when it was left alone. */
export function criterionWords(criteria: SearchCriteria, criterion: SearchCriterion, locale: string): string {
  const choices = choicesOf(criteria, criterion).map(({ words }) => words(textsOf(locale)));
  return formatFor(locale).list(choices, 'disjunction');
}
