import {
  choicesIn,
  criterionNames,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '../criteria/search-criteria';

/** How many projects would match without one criterion; only those with at least one. */
export type Relaxations = Readonly<Partial<Record<SearchCriterion, number>>>;

/**
 * The criteria whose removal gives matches, the best first: the one with the fewest choices, then the one with the most
 * matches.
 */
export function waysOut(
  criteria: SearchCriteria,
  found: Relaxations,
): readonly { readonly criterion: SearchCriterion; readonly count: number }[] {
  return criterionNames
    .flatMap((criterion) => {
      const count = found[criterion] ?? 0;
      return count > 0 && choicesIn(criteria, criterion) > 0 ? [{ criterion, count }] : [];
    })
    .sort(
      (one, other) =>
        choicesIn(criteria, one.criterion) - choicesIn(criteria, other.criterion) || other.count - one.count,
    );
}

/** The criteria with one of them unset. */
export function without(criteria: SearchCriteria, criterion: SearchCriterion): SearchCriteria {
  return { ...criteria, [criterion]: noCriteria[criterion] };
}
