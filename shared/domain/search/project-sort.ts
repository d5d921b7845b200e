import { alphabetical } from '../format/alphabetical';

/** The orders of a list beside the default, as in the query string. */
export const projectSorts = ['price', 'price-desc', 'newest', 'name'] as const;

export type ProjectSort = (typeof projectSorts)[number];

interface Sortable {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

type PriceOf<Project> = (project: Project) => number;
type Order = (one: Sortable, other: Sortable) => number;

/** Sorts by price (stable). One without a price (0) comes last in both directions. Each price is computed once. */
export function byPrice<Project>(
  projects: readonly Project[],
  direction: 1 | -1,
  priceOf: PriceOf<Project>,
): readonly Project[] {
  return projects
    .map((project) => ({ project, price: priceOf(project) }))
    .sort(({ price: one }, { price: other }) =>
      one === 0 || other === 0 ? Number(one === 0) - Number(other === 0) : direction * (one - other),
    )
    .map(({ project }) => project);
}

const otherOrders: Readonly<Record<Exclude<ProjectSort, 'price' | 'price-desc'>, Order>> = {
  // The specification gives projects no date; newer ones have higher ids.
  newest: (one, other) => alphabetical(other.id, one.id),
  name: (one, other) => alphabetical(one.name, other.name),
};

/** Sorts the projects (stable). `priceOf`: the price of the matching unit in dirhams; 0 where it is unknown. */
export function sortProjects<Project extends Sortable>(
  projects: readonly Project[],
  sort: ProjectSort,
  priceOf: PriceOf<Project> = ({ price }) => price,
): readonly Project[] {
  if (sort === 'price') return byPrice(projects, 1, priceOf);
  if (sort === 'price-desc') return byPrice(projects, -1, priceOf);
  return projects.toSorted(otherOrders[sort]);
}

/** The order of a query string; `null` for the default. */
export function parseProjectSort(text: string | null): ProjectSort | null {
  return projectSorts.find((sort) => sort === text) ?? null;
}
