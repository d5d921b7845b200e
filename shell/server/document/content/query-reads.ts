import { postedParameters } from '@iwan/shared/forms/posted-form';
import { splitDialogQuery } from '@iwan/shared/paths/dialog-query';

/** The names of the query parameters that a document, or a part of it, was made from; `all` where it may depend on any. */
export type QueryReads = ReadonlySet<string> | 'all';

/** More parameters than any page has. Beyond this number the whole query is part of the key. */
const mostReads = 40;

/** The parameters that the shell reads on every page. */
export const readsOfShell: QueryReads = new Set([...postedParameters, 'dialog', 'boundaries']);

/** The union of the parameters that the parts of a document were made from. */
export function joinedReads(parts: readonly QueryReads[]): QueryReads {
  const names = new Set<string>();
  for (const reads of parts) {
    if (reads === 'all') return 'all';
    for (const name of reads) names.add(name);
  }
  return names.size > mostReads ? 'all' : names;
}

/** Whether `known` contains all parameters in `reads`. */
export function areAmong(known: QueryReads, reads: QueryReads): boolean {
  if (known === 'all' || reads === 'all') return known === 'all';
  for (const name of reads) if (!known.has(name)) return false;
  return true;
}

/**
 * The part of a query that was read, as a key: the same for all queries that differ in other parameters or in the order of
 * parameters, and empty for a query without any of them. All of it where it has a dialog, whose parameters are those after its name.
 */
export function readPart(search: string, reads: QueryReads): string {
  if (search === '' || reads === 'all' || splitDialogQuery(search).dialog !== '') return search;
  const query = new URLSearchParams(search);
  const read = [...reads]
    .filter((name) => query.has(name))
    .sort()
    .map((name) => [name, query.getAll(name)]);
  return read.length === 0 ? '' : JSON.stringify(read);
}
