import { setImmediate as turn } from 'node:timers/promises';
import { displayPrice } from '@iwan/shared/domain/money/price';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { searchFilter } from '@iwan/shared/domain/search/search-filter';
import { slugFilter } from '@iwan/shared/domain/search/slug-filter';
import { paths } from '@iwan/shared/paths/paths';
import { criteriaOf, type KeptSearch } from '@iwan/shared/paths/search-words';
import type { AlertDigest, AlertItem } from '../database/schema';
import type { IndexedProject } from '../projects/indexed-project';
import { isEditedSince, projectAsOf } from './as-of';
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
  const matches = (project: IndexedProject) => isSlugged(project) && isFound(project);
  const fresh: ProjectChange[] = [];
  const joined: ProjectChange[] = [];
  const changed: ProjectChange[] = [];
  for (const [index, change] of changes.entries()) {
    if (index % atOnce === 0) await turn();
    const news = newsOf(change, since);
    if (news === null || !matches(change.project)) continue;
    if (news === 'listed') fresh.push(change);
    else if (news === 'price') changed.push(change);
    else if (hasJoined(change, since, matches)) joined.push(change);
  }
  if (fresh.length + joined.length + changed.length === 0) return null;
  const shown = (news: readonly ProjectChange[]) => news.slice(0, figures.mostItems);
  return {
    fresh: shown(fresh).map(({ project }) => itemOf(project)),
    freshTotal: fresh.length,
    joined: shown(joined).map((change) => ({ ...itemOf(change.project), ...ifBack(change, since) })),
    joinedTotal: joined.length,
    changed: shown(changed).map((change) => ({
      ...itemOf(change.project, priceBefore(change, since)),
      ...ifBack(change, since),
    })),
    changedTotal: changed.length,
  };
}

/** What of a change may be news to a search that the project matches now. */
function newsOf(change: ProjectChange, since: Date): 'listed' | 'price' | 'edit' | null {
  if (change.listedAt > since) return 'listed';
  if (priceBefore(change, since) !== null) return 'price';
  return isEditedSince(change, since) ? 'edit' : null;
}

/** Whether an edit has brought it there: it can be had now, and was not among the matches that could. */
function hasJoined(change: ProjectChange, since: Date, matches: (project: IndexedProject) => boolean): boolean {
  if (isSoldOut(change.project.status)) return false;
  const before = projectAsOf(change, since);
  return isSoldOut(before.status) || !matches(before);
}

function ifBack(change: ProjectChange, since: Date): Pick<AlertItem, 'isBack'> {
  return isSoldOut(projectAsOf(change, since).status) && !isSoldOut(change.project.status) ? { isBack: true } : {};
}

function itemOf(project: IndexedProject, before: number | null = null): AlertItem {
  const { record, name, location } = project;
  return {
    name,
    path: paths.project(record),
    location,
    price: displayPrice(record.starting_price),
    before: before === null ? null : displayPrice(String(before)),
  };
}
