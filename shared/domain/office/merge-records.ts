/** A field that two people have changed to different values. */
export interface FieldConflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged<Fields> {
  /** The merged record; fields in conflict have their current values. */
  readonly merged: Fields;
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Merges two changes of one record. `base` is the common version, `theirs` what was saved meanwhile. A field that only one side
 * has changed gets that value; values are compared as JSON.
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

/** The changed fields of a form. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(value, before[field])));
}

/** An empty field of a form is equal to a missing one. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(orNull(one)) === JSON.stringify(orNull(other));
}

const orNull = (value: unknown) => (value === undefined || value === '' ? null : value);
