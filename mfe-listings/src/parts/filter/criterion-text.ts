import { formatFor } from '@iwan/shared/domain/format/format';
import {
  choicesOf,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import { noNames, type ShownNames, textsWithNames } from './shown-names';

/** The choices of one criterion as text: `Gym or Pool`. Empty where there is none. */
export function criterionText(
  criteria: SearchCriteria,
  criterion: SearchCriterion,
  locale: string,
  names: ShownNames = noNames,
): string {
  const texts = textsWithNames(locale, names);
  const choices = choicesOf(criteria, criterion).map(({ words: label }) => label(texts));
  return formatFor(locale).list(choices, 'disjunction');
}
