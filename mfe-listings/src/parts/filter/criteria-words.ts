import { choicesOf, type SearchCriteria, type SearchCriterion } from '@iwan/shared/domain/search/search-criteria';
import { texts } from './criteria-texts';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** The choices of one criterion in words: `Gym or Pool`. Empty when it was left alone. */
export function criterionWords(criteria: SearchCriteria, criterion: SearchCriterion): string {
  return either.format(choicesOf(criteria, criterion).map(({ words }) => words(texts)));
}
