import { displayPrice } from '@iwan/shared/domain/money/price';
import { searchFilter } from '@iwan/shared/domain/search/search-criteria';
import { slugFilter } from '@iwan/shared/domain/search/slug-filter';
import { paths } from '@iwan/shared/paths/paths';
import { criteriaOf, type KeptSearch } from '@iwan/shared/paths/search-words';
import type { AlertDigest, AlertItem } from '../database/schema';
import { type ProjectChange, priceBefore } from './changes';
import { figures } from './figures';

/**
 * The news of a search since a moment, by the very rules of the list of results, so that a criterion that is added there
 * holds here; `null` where there is none.
 */
export function digestOf(search: KeptSearch, changes: readonly ProjectChange[], since: Date): AlertDigest | null {
  const isFound = searchFilter(criteriaOf(search));
  const isSlugged = search.slug === null ? () => true : (slugFilter(search.slug) ?? (() => false));
  const fresh: AlertItem[] = [];
  const changed: AlertItem[] = [];
  for (const change of changes) {
    const { project, listedAt } = change;
    const isFresh = listedAt > since;
    const before = isFresh ? null : priceBefore(change, since);
    if ((!isFresh && before === null) || !isSlugged(project) || !isFound(project)) continue;
    (isFresh ? fresh : changed).push(itemOf(change, before));
  }
  if (fresh.length + changed.length === 0) return null;
  return {
    fresh: fresh.slice(0, figures.mostItems),
    freshTotal: fresh.length,
    changed: changed.slice(0, figures.mostItems),
    changedTotal: changed.length,
  };
}

function itemOf({ project }: ProjectChange, before: string | null): AlertItem {
  const { record, name, location } = project;
  return { name, path: paths.project(record), location, price: displayPrice(record.starting_price), before };
}
