import { compareLimit } from '@iwan/shared/domain/visitor/compare-basket';

/** Longer than any backend's id. */
const longestId = 200;

/** The projects that an address compares: three at most, each once, in their order. Never fails. */
export function readComparedIds(query: URLSearchParams): readonly string[] {
  const given = query.getAll('project').map((id) => id.trim());
  return [...new Set(given.filter((id) => id !== '' && id.length <= longestId))].slice(0, compareLimit);
}

/** Whether two comparisons have the same projects, in any order. */
export function isSameChoice(ids: readonly string[], others: readonly string[]): boolean {
  return ids.length === others.length && ids.every((id) => others.includes(id));
}
