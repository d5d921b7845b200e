import { collationLocale } from '../format/languages';
/** The orders that a list can have beside its own; the query string carries these words. */
export const projectSorts = ['price', 'price-desc', 'newest', 'name'] as const;

export type ProjectSort = (typeof projectSorts)[number];

interface Sortable {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

const alphabetical = new Intl.Collator(collationLocale, { numeric: true, sensitivity: 'base' }).compare;

/** A project without a price has no place among the prices, and comes last either way. */
const byPrice = (direction: 1 | -1) => (one: Sortable, other: Sortable) => {
  if (one.price === 0 || other.price === 0) return Number(one.price === 0) - Number(other.price === 0);
  return direction * (one.price - other.price);
};

const orders: Readonly<Record<ProjectSort, (one: Sortable, other: Sortable) => number>> = {
  price: byPrice(1),
  'price-desc': byPrice(-1),
  // The specification gives projects no date; later ones have higher ids.
  newest: (one, other) => alphabetical(other.id, one.id),
  name: (one, other) => alphabetical(one.name, other.name),
};

/** The projects in an order; equal ones stay as they stood. */
export function sortProjects<Project extends Sortable>(
  projects: readonly Project[],
  sort: ProjectSort,
): readonly Project[] {
  return projects.toSorted(orders[sort]);
}

/** The order that a query string names; `null` for the list's own. */
export function parseProjectSort(text: string | null): ProjectSort | null {
  return projectSorts.find((sort) => sort === text) ?? null;
}
