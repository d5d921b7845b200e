import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { columnsOf } from '../search/project-index';
import type { IndexedProject } from '../search/searched-project';
import { allBits, type Bits, bitsOf, both, noBits, numbersIn, without } from '../search/sets/bits';
import { findIn } from '../search/sets/found-sets';
import { openProjectSets, type ProjectSets } from '../search/sets/project-sets';
import { isEditedSince, type ProjectChange, priceBefore, projectAsOf } from './changes';

/** The changes that a search is told of, in their order. */
interface News {
  /** New projects. */
  readonly fresh: readonly ProjectChange[];
  /** Those that match since an edit. */
  readonly joined: readonly ProjectChange[];
  /** Those with another price. */
  readonly changed: readonly ProjectChange[];
  /** Matches that were sold out or withdrawn. */
  readonly gone: readonly ProjectChange[];
}

interface NewsSince {
  /** Whether no search is told of anything. */
  readonly isEmpty: boolean;
  of(criteria: SearchCriteria, slug: string | null): News;
}

/** The moments for which sets are kept: nearly all alerts were reported at the same one. */
const mostMoments = 8;

const known = new WeakMap<readonly ProjectChange[], Map<number, NewsSince>>();

/**
 * What some changes mean for searches, since a moment. The changed projects are searched as the list of results is, by sets, so that
 * a hundred thousand searches do not each look at every change.
 */
export function newsSince(changes: readonly ProjectChange[], since: Date): NewsSince {
  const byMoment = known.get(changes) ?? new Map<number, NewsSince>();
  known.set(changes, byMoment);
  const before = byMoment.get(since.getTime()) ?? openNews(changes, since);
  byMoment.delete(since.getTime());
  byMoment.set(since.getTime(), before);
  for (const oldest of [...byMoment.keys()].slice(0, -mostMoments)) byMoment.delete(oldest);
  return before;
}

function openNews(all: readonly ProjectChange[], since: Date): NewsSince {
  const news = all.flatMap((change) => {
    const kind = kindOf(change, since);
    return kind === null ? [] : [{ change, kind }];
  });
  const ofKind = (kind: Kind) =>
    bitsOf(
      news.length,
      [...news.keys()].filter((at) => news[at]?.kind === kind),
    );
  const [listed, price, edit, end] = [ofKind('listed'), ofKind('price'), ofKind('edit'), ofKind('end')];
  const now = setsOf(news.map(({ change }) => change.project));
  const matchesThen = pastOf(news, since);
  const changesIn = (some: Bits) => Array.from(numbersIn(some)).flatMap((at) => news[at]?.change ?? []);
  return {
    isEmpty: news.length === 0,
    of(criteria, slug) {
      const matching = matchesIn(now, criteria, slug);
      const wasAmong = matchesThen(criteria, slug);
      return {
        fresh: changesIn(both(listed, matching)),
        joined: changesIn(without(both(edit, matching), wasAmong)),
        changed: changesIn(both(price, matching)),
        gone: changesIn(both(end, wasAmong)),
      };
    },
  };
}

/** Finds which of the edited and ended projects a search had among its matches before; sold-out ones were none. */
function pastOf(
  news: readonly { readonly change: ProjectChange; readonly kind: Kind }[],
  since: Date,
): (criteria: SearchCriteria, slug: string | null) => Bits {
  const hasPast = ({ kind }: { readonly kind: Kind }) => kind === 'edit' || kind === 'end';
  if (!news.some(hasPast)) return () => noBits(news.length);
  // Of the others nobody asks what they were.
  const before = news.map((each) => (hasPast(each) ? projectAsOf(each.change, since) : each.change.project));
  const sets = setsOf(before);
  const wasOpen = bitsOf(
    before.length,
    [...before.keys()].filter((at) => !isSoldOut(before[at]?.status ?? null)),
  );
  return (criteria, slug) => both(matchesIn(sets, criteria, slug), wasOpen);
}

/** A project may have been withdrawn and listed again, so each change is numbered as a project of its own. */
const setsOf = (projects: readonly IndexedProject[]): ProjectSets =>
  openProjectSets(columnsOf(projects.map(({ record }, at) => ({ ...record, id: at + 1 }))));

function matchesIn(sets: ProjectSets, criteria: SearchCriteria, slug: string | null): Bits {
  const candidates = slug === null ? allBits(sets.size) : sets.withSlug(slug);
  return findIn(sets, candidates, criteria, slug).matching;
}

/** What a change may mean: `end` for a search that the project matched before, all others for one that it matches now. */
type Kind = 'listed' | 'price' | 'edit' | 'end';

function kindOf(change: ProjectChange, since: Date): Kind | null {
  const isEnded = change.withdrawnAt !== null || isSoldOut(change.project.status);
  if (change.listedAt > since) return isEnded ? null : 'listed';
  if (change.withdrawnAt !== null && change.withdrawnAt <= since) return null;
  if (isEnded) return 'end';
  if (priceBefore(change, since) !== null) return 'price';
  return isEditedSince(change, since) ? 'edit' : null;
}
