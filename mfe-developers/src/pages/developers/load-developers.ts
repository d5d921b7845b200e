import { developersApi } from '@iwan/shared/api/developers';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { alphabetical } from '@iwan/shared/domain/format/alphabetical';
import type { DeveloperCard } from '@iwan/shared/domain/model/entities';
import { page, parsePageNumber } from '@iwan/shared/domain/search/paging';
import { textSearch } from '@iwan/shared/domain/search/words/text-search';
import { type DeveloperSort, parseDeveloperSort } from './developer-sort';
import type { DevelopersData } from './developers-page';

/** Longer search words are cut off. */
const longestSought = 100;

/** Full rows of four, three and two. */
const perPage = 48;

/** Loads the page of developers that the address asks for. */
export async function loadDevelopers({ query, http, signal }: LoaderArguments): Promise<DevelopersData> {
  const sought = (query.get('q') ?? '').trim().slice(0, longestSought);
  const sort = parseDeveloperSort(query.get('sort'));
  const all = await developersApi(http).list(signal);
  const found = findDevelopers(all, { sought, sort });
  const requested = { page: parsePageNumber(query.get('page')), perPage };
  const developers = page(found, requested);
  return { sought, sort, developers, isPastEnd: requested.page > developers.page, total: all.length };
}

interface Question {
  /** Words of the name or the place; empty for all. */
  readonly sought: string;
  /** `null` for the default order. */
  readonly sort: DeveloperSort | null;
}

/** The developers that match the words, in an order; by place, those without one come last. */
export function findDevelopers(
  developers: readonly DeveloperCard[],
  { sought, sort }: Question,
): readonly DeveloperCard[] {
  const isSought = textSearch(sought);
  const found = developers.filter(({ name, location }) => isSought({ name, location, developer: null }));
  return sort === null ? found : [...found].sort(orders[sort]);
}

const byName = (one: DeveloperCard, other: DeveloperCard) => alphabetical(one.name, other.name);

const orders: Readonly<Record<DeveloperSort, (one: DeveloperCard, other: DeveloperCard) => number>> = {
  name: byName,
  'name-desc': (one, other) => byName(other, one),
  place: (one, other) =>
    Number(one.location === null) - Number(other.location === null) ||
    alphabetical(one.location ?? '', other.location ?? '') ||
    byName(one, other),
};
