import { formatFor } from '@iwan/shared/domain/format/format';
import {
  choicesOf,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import { textsOf } from './criteria-texts';

/** The choices of one criterion as text: `Gym or Pool`. Empty where there is none. */
export function criterionText(criteria: SearchCriteria, criterion: SearchCriterion, locale: string): string {
  const choices = choicesOf(criteria, criterion).map(({ words: label }) => label(textsOf(locale)));
  return formatFor(locale).list(choices, 'disjunction');
}
