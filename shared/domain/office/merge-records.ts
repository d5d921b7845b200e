/** A field that two people have changed to different values. */
export interface FieldConflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged<Fields> {
  /** What both have changed; fields in conflict are as they are now. */
  readonly merged: Fields;
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Puts two changes of one record together. `base` is what both began with, `theirs` what was saved meanwhile. A field that
 * one alone has changed has that value; values are compared by their JSON.
 */
export function mergeRecords<Fields extends Readonly<Record<string, unknown>>>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): Merged<Fields> {
  const merged: Record<string, unknown> = { ...theirs };
  const conflicts: FieldConflict[] = [];
  for (const field of Object.keys(mine)) {
    if (isSame(mine[field], base[field]) || isSame(mine[field], theirs[field])) continue;
    if (isSame(theirs[field], base[field])) merged[field] = mine[field];
    else conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
  }
  return { merged: merged as Fields, conflicts };
}

/** The fields of a form that are not as they were: what a change sends. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(value, before[field])));
}

/** An empty field of a form and one that the record lacks are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(orNull(one)) === JSON.stringify(orNull(other));
}

const orNull = (value: unknown) => (value === undefined || value === '' ? null : value);
