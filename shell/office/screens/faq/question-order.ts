import type { ContentRecord } from '@iwan/shared/domain/office/wire';

/** The place of a question within its topic: its id, as long as it was not moved. */
export function placeOf({ id, position }: ContentRecord): number {
  return typeof position === 'number' ? position : id;
}

/** Questions in the order of the page. */
export function inPageOrder(questions: readonly ContentRecord[]): readonly ContentRecord[] {
  return [...questions].sort((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
}

/**
 * A place between two others, so that moving a question changes no other one; `null` for no neighbour. The last place is before the next
 * whole number, which is the place of a new question.
 */
export function placeBetween(before: number | null, after: number | null): number {
  if (before === null && after === null) return 1;
  if (before === null) return (after ?? 0) - 1;
  return (before + (after ?? Math.floor(before) + 1)) / 2;
}

/** The place of a question that is moved to a position of its topic, counted from 0, in the order of the page. */
export function placeAt(questions: readonly ContentRecord[], from: number, to: number): number {
  const others = questions.filter((_, at) => at !== from);
  const [before, after] = [others[to - 1], others[to]];
  return placeBetween(before ? placeOf(before) : null, after ? placeOf(after) : null);
}
