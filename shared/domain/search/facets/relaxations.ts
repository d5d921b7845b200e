import {
  choicesIn,
  criterionNames,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '../criteria/search-criteria';

/** How many projects there would be without one criterion; only those without which there is at least one. */
export type Relaxations = Readonly<Partial<Record<SearchCriterion, number>>>;

/**
 * The criteria whose loss would bring results, the best first: the one that takes the fewest choices with it, then the
 * one that brings the most.
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

/** The criteria with one of them left alone. */
export function without(criteria: SearchCriteria, criterion: SearchCriterion): SearchCriteria {
  return { ...criteria, [criterion]: noCriteria[criterion] };
}
