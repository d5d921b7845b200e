import type { ContentResource } from '../../../domain/office/resources';
import type { AuditRecord } from '../../../domain/office/wire';

/** The kinds of records of which fields have the numbers, by the names of the fields. */
export type References = Readonly<Record<string, ContentResource>>;

/** A number, or a list of numbers. */
export function idsOf(value: unknown): readonly number[] {
  return (Array.isArray(value) ? value : [value]).filter((each): each is number => typeof each === 'number');
}

/** The numbers of other records in a history, by their kinds, each once and in ascending order. */
export function referencedIds(
  entries: readonly Pick<AuditRecord, 'before' | 'after'>[],
  references: References,
): ReadonlyMap<ContentResource, readonly number[]> {
  const found = new Map<ContentResource, Set<number>>();
  for (const [field, resource] of Object.entries(references)) {
    const ids = entries.flatMap(({ before, after }) => [...idsOf(before?.[field]), ...idsOf(after?.[field])]);
    const known = found.get(resource) ?? new Set();
    for (const id of ids) known.add(id);
    if (known.size > 0) found.set(resource, known);
  }
  return new Map([...found].map(([resource, ids]) => [resource, [...ids].sort((one, other) => one - other)]));
}
