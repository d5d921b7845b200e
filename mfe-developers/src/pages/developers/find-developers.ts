import { alphabetical } from '@iwan/shared/domain/format/alphabetical';
import type { DeveloperCard } from '@iwan/shared/domain/model/entities';
import { textSearch } from '@iwan/shared/domain/search/words/text-search';
import type { DeveloperSort } from './developer-sort';

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
