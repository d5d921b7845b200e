import { type AdvancedCriteria, advancedFilter, type FilterableProject } from './advanced-filter';

/** How many projects each choice would give, by the value as it is written first; the most frequent first. */
export type FacetCounts = readonly { readonly value: string; readonly count: number }[];

const facetValues = {
  developer: (project) => (project.developer ? [project.developer.name] : []),
  configurations: (project) => project.units,
  agents: (project) => project.agents.map(({ name }) => name),
  labels: (project) => project.labels,
  amenities: (project) => project.amenities,
  categories: (project) => project.categories,
} as const satisfies Partial<Record<keyof AdvancedCriteria, (project: FilterableProject) => readonly string[]>>;

export type FacetName = keyof typeof facetValues;

export const facetNames = Object.keys(facetValues) as readonly FacetName[];

function count(projects: readonly FilterableProject[], name: FacetName): FacetCounts {
  const counts = new Map<string, { readonly value: string; count: number }>();
  for (const project of projects) {
    for (const key of new Set(facetValues[name](project).map((value) => value.trim().toLowerCase()))) {
      const known = counts.get(key);
      if (known) known.count += 1;
      else
        counts.set(key, {
          value: facetValues[name](project).find((value) => value.trim().toLowerCase() === key) ?? key,
          count: 1,
        });
    }
  }
  return [...counts.values()].sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

/**
 * The counts beside the choices of the advanced filter: of each criterion, what its values would give with all other
 * criteria as they are, so that a second value of one criterion shows what it would add.
 */
export function facets(
  projects: readonly FilterableProject[],
  criteria: AdvancedCriteria,
): Readonly<Record<FacetName, FacetCounts>> {
  const counted = facetNames.map((name) => [name, count(projects.filter(advancedFilter(criteria, name)), name)]);
  return Object.fromEntries(counted);
}
