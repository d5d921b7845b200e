import { choicesOf, criterionNames, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { textsOf } from '../../filter/criteria-texts';

export interface ChosenFilter {
  readonly key: string;
  readonly words: string;
  /** The criteria without this choice. */
  readonly rest: SearchCriteria;
}

/** Every choice of a search, each with the criteria without it. */
export function chosenFilters(criteria: SearchCriteria, locale: string): readonly ChosenFilter[] {
  return criterionNames.flatMap((criterion) =>
    choicesOf(criteria, criterion).map(({ words, rest }) => {
      const shown = words(textsOf(locale));
      return { key: `${criterion} ${shown}`, words: shown, rest: { ...criteria, [criterion]: rest } };
    }),
  );
}
