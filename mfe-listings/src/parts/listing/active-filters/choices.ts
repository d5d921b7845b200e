import {
  choiceKey,
  choicesOf,
  criterionNames,
  type SearchCriteria,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import { textsOf } from '../../filter/criteria-texts';
import { criteriaIn, noNames, type ShownNames } from '../../filter/shown-names';

export interface ChosenFilter {
  readonly key: string;
  readonly label: string;
  /** The criteria without this choice. */
  readonly rest: SearchCriteria;
}

/** Every choice of a search, each with the criteria without it: first those that were typed, in their order (`choiceKey`). */
export function chosenFilters(
  criteria: SearchCriteria,
  locale: string,
  typed: readonly string[] = [],
  names: ShownNames = noNames,
): readonly ChosenFilter[] {
  const places = new Map(typed.map((key, place) => [key, place]));
  const placeOf = ({ place }: { readonly place: string }) => places.get(place) ?? typed.length;
  const shownCriteria = criteriaIn(names, criteria);
  const filters = criterionNames.flatMap((criterion) => {
    const value = criteria[criterion];
    const labels = choicesOf(shownCriteria, criterion);
    return choicesOf(criteria, criterion).map(({ rest }, at) => {
      const shown = labels[at]?.words(textsOf(locale)) ?? '';
      const place = choiceKey(criterion, Array.isArray(value) ? value[at] : undefined);
      return { key: `${criterion} ${shown}`, label: shown, rest: { ...criteria, [criterion]: rest }, place };
    });
  });
  return filters.toSorted((one, other) => placeOf(one) - placeOf(other));
}
