import type { Field } from './field';

const usualSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The least numbers of a field that the filter offers, in ascending order. */
export const stepsOf = (field: Field): readonly number[] =>
  field.kind === 'whole' ? (field.steps ?? usualSteps) : usualSteps;

/** Those that a number has reached: a home with three baths also has two. As the values of a search. */
export function reachedSteps(field: Field): (count: number | null | undefined) => readonly string[] {
  const steps = stepsOf(field);
  const reached = Array.from({ length: steps.length + 1 }, (_, count) => steps.slice(0, count).map(String));
  return (count) => reached[steps.filter((step) => step <= (count ?? 0)).length] ?? [];
}
