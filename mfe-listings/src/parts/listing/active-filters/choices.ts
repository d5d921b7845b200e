import { choicesOf, criterionNames, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { textsOf } from '../../filter/criteria-texts';

export interface ChosenFilter {
  readonly key: string;
  readonly label: string;
  /** The criteria without this choice. */
  readonly rest: SearchCriteria;
}

/** Every choice of a search, each with the criteria without it. */
export function chosenFilters(criteria: SearchCriteria, locale: string): readonly ChosenFilter[] {
  return criterionNames.flatMap((criterion) =>
    choicesOf(criteria, criterion).map(({ words: label, rest }) => {
      const shown = label(textsOf(locale));
      return { key: `${criterion} ${shown}`, label: shown, rest: { ...criteria, [criterion]: rest } };
    }),
  );
}
