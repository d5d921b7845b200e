import { setImmediate as turn } from 'node:timers/promises';
import { formatFor } from '@iwan/shared/domain/format/format';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { requestedPrice } from '@iwan/shared/domain/search/rules/unit-rule';
import { paths } from '@iwan/shared/paths/paths';
import { criteriaOf, type StoredSearch } from '@iwan/shared/paths/search-words';
import { projectOfSearch, unitOfSearch } from '@iwan/shared/paths/unit-search';
import type { AlertDigest, AlertItem } from '../database/schema';
import { mailedProject, namedProject } from '../mail/mailed-project';
import type { IndexedProject } from '../search/searched-project';
import { type ProjectChange, priceBefore, projectAsOf } from './changes';
import { limits } from './limits';
import { newsSince } from './news-sets';
import { projectDigestOf } from './project-digest';
import { permitRemark, unitDigestOf } from './unit-digest';

/**
 * What is new in a search since a moment, by the rules of the list of results, so that a new criterion applies here too; `null`
 * where nothing is. `locale` (BCP 47): of the mail. Yields to other requests.
 */
export async function digestOf(
  search: StoredSearch,
  changes: readonly ProjectChange[],
  since: Date,
  locale: string,
): Promise<AlertDigest | null> {
  const unit = unitOfSearch(search);
  if (unit !== null) return unitDigestOf(unit, changes, since, locale);
  const project = projectOfSearch(search);
  if (project !== null) return projectDigestOf(project, changes, since, locale);
  const news = newsSince(changes, since);
  if (news.isEmpty) return null;
  const criteria = criteriaOf(search);
  await turn();
  const { fresh, joined, changed, gone } = news.of(criteria, search.slug);
  if (fresh.length + joined.length + changed.length + gone.length === 0) return null;
  const shown = (some: readonly ProjectChange[]) => some.slice(0, limits.mostItems);
  const itemOf = itemsOf(requestedPrice(criteria, search.slug), locale);
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
    gone: shown(gone).map((change) => endedItem(change, itemOf(projectAsOf(change, since)))),
    goneTotal: gone.length,
  };
}

function ifBack(change: ProjectChange, since: Date): Pick<AlertItem, 'isBack'> {
  return isSoldOut(projectAsOf(change, since).status) && !isSoldOut(change.project.status) ? { isBack: true } : {};
}

/** `item`: as the recipient knows it. */
function endedItem(change: ProjectChange, item: AlertItem): AlertItem {
  return change.withdrawnAt === null ? { ...item, end: 'sold' } : { ...item, path: null, end: 'withdrawn' };
}

/** `priceOf`: the price of the matching unit in dirhams; 0 where it is unknown. */
function itemsOf(priceOf: (project: IndexedProject) => number, locale: string) {
  const { dirhams } = formatFor(locale);
  return (project: IndexedProject, before: number | null = null): AlertItem => {
    const { record } = project;
    const price = priceOf(project);
    return {
      ...namedProject(record, locale),
      path: paths.project(record),
      price: price > 0 ? dirhams(price) : null,
      before: before === null ? null : dirhams(before),
      ...mailedProject(record, locale),
      ...permitRemark(record, locale),
    };
  };
}
