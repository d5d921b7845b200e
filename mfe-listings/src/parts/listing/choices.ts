import { budgetWords } from '@iwan/shared/domain/search/budget-words';
import { without } from '@iwan/shared/domain/search/relaxations';
import {
  choicesIn,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/search-criteria';
import { criterionWords } from '../filter/criteria-words';

export interface ChosenFilter {
  readonly key: string;
  readonly words: string;
  /** The criteria with this one choice taken out. */
  readonly rest: SearchCriteria;
}

const criterionNames = Object.keys(noCriteria) as readonly SearchCriterion[];

/** Every choice of a search by itself, each with what is left without it. */
export function chosenFilters(criteria: SearchCriteria, locale: string): readonly ChosenFilter[] {
  return criterionNames
    .filter((criterion) => choicesIn(criteria, criterion) > 0)
    .flatMap((criterion) => {
      const chosen = criteria[criterion] ?? null;
      if (chosen === null) return [];
      if (typeof chosen === 'string')
        return [
          { key: criterion, words: criterionWords(criteria, criterion, locale), rest: without(criteria, criterion) },
        ];
      if ('from' in chosen) {
        return [{ key: criterion, words: budgetWords(chosen, locale), rest: without(criteria, criterion) }];
      }
      return chosen.map((value) => ({
        key: `${criterion} ${value}`,
        words: value,
        rest: { ...criteria, [criterion]: chosen.filter((each) => each !== value) },
      }));
    });
}
