import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { largestList } from '../../../domain/office/list-query';
import type { ContentResource } from '../../../domain/office/resources';
import type { AuditRecord } from '../../../domain/office/wire';
import type { ShownAs } from './changed-fields';

/** The kinds of records of which fields have the numbers, by the names of the fields. */
type References = Readonly<Record<string, ContentResource>>;

/** A number, or a list of numbers. */
function idsOf(value: unknown): readonly number[] {
  return (Array.isArray(value) ? value : [value]).filter((each): each is number => typeof each === 'number');
}

/** The numbers of other records in a history, by their kinds, each once and in ascending order. */
function referencedIds(
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

type Names = ReadonlyMap<number, string>;

/**
 * Shows fields with numbers of other records as their names, with one request for each kind of record. A record that is not there any more,
 * or that the person may not read, keeps its number: `#17`.
 */
export function useReferencedNames(entries: readonly AuditRecord[] = [], references: References): ShownAs {
  const provider = useDataProvider();
  const requested = [...referencedIds(entries, references)];
  const queries = useQueries({
    queries: requested.map(([resource, ids]) => ({
      queryKey: [resource, 'names', ids],
      queryFn: async (): Promise<Names> => {
        const { data } = await provider.getList<RaRecord>(resource, {
          filter: { ids: ids.slice(0, largestList) },
          pagination: { page: 1, perPage: largestList },
          sort: { field: 'id', order: 'ASC' },
        });
        return new Map(data.map(({ id, name, heading }) => [Number(id), String(name ?? heading ?? '')]));
      },
      retry: false,
    })),
  });
  const namesBy = new Map<ContentResource, Names | undefined>(
    requested.map(([resource], place) => [resource, queries[place]?.data]),
  );
  return (field, value) => {
    const resource = references[field];
    if (resource === undefined) return value;
    const names = namesBy.get(resource);
    return idsOf(value)
      .map((id) => names?.get(id) || `#${id}`)
      .join(', ');
  };
}
