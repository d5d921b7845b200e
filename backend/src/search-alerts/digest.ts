import { setImmediate as turn } from 'node:timers/promises';
import { displayPrice } from '@iwan/shared/domain/money/price';
import { searchFilter } from '@iwan/shared/domain/search/search-criteria';
import { slugFilter } from '@iwan/shared/domain/search/slug-filter';
import { paths } from '@iwan/shared/paths/paths';
import { criteriaOf, type KeptSearch } from '@iwan/shared/paths/search-words';
import type { AlertDigest, AlertItem } from '../database/schema';
import { type ProjectChange, priceBefore } from './changes';
import { figures } from './figures';

/** Projects that are looked at in one turn of the event loop: some milliseconds. */
const atOnce = 1000;

/**
 * The news of a search since a moment, by the very rules of the list of results, so that a criterion that is added there
 * holds here; `null` where there is none. Visitors come in between.
 */
export async function digestOf(
  search: KeptSearch,
  changes: readonly ProjectChange[],
  since: Date,
): Promise<AlertDigest | null> {
  const isFound = searchFilter(criteriaOf(search));
  const isSlugged = search.slug === null ? () => true : (slugFilter(search.slug) ?? (() => false));
  const fresh: ProjectChange[] = [];
  const changed: ProjectChange[] = [];
  for (const [index, change] of changes.entries()) {
    if (index % atOnce === 0) await turn();
    const { project, listedAt } = change;
    const isFresh = listedAt > since;
    if (!isFresh && priceBefore(change, since) === null) continue;
    if (isSlugged(project) && isFound(project)) (isFresh ? fresh : changed).push(change);
  }
  if (fresh.length + changed.length === 0) return null;
  const shown = (news: readonly ProjectChange[]) => news.slice(0, figures.mostItems);
  return {
    fresh: shown(fresh).map((change) => itemOf(change, null)),
    freshTotal: fresh.length,
    changed: shown(changed).map((change) => itemOf(change, priceBefore(change, since))),
    changedTotal: changed.length,
  };
}

function itemOf({ project }: ProjectChange, before: number | null): AlertItem {
  const { record, name, location } = project;
  return {
    name,
    path: paths.project(record),
    location,
    price: displayPrice(record.starting_price),
    before: before === null ? null : displayPrice(String(before)),
  };
}
