import { type SearchableProject, type SearchCriteria, searchFilter } from './search-criteria';

/** How many projects each choice would give, by the value as it is written first; the most frequent first. */
export type FacetCounts = readonly { readonly value: string; readonly count: number }[];

const facetValues = {
  developer: (project) => (project.developer ? [project.developer.name] : []),
  configurations: (project) => project.units,
  agents: (project) => project.agents.map(({ name }) => name),
  labels: (project) => project.labels,
  amenities: (project) => project.amenities,
  categories: (project) => project.categories,
  locations: (project) => (project.location ? [project.location] : []),
} as const satisfies Partial<Record<keyof SearchCriteria, (project: SearchableProject) => readonly string[]>>;

export type FacetName = keyof typeof facetValues;

export type Facets = Readonly<Partial<Record<FacetName, FacetCounts>>>;

export const facetNames = Object.keys(facetValues) as readonly FacetName[];

/** The most values that one criterion is counted for, so that the answer stays small however many projects there are. */
export const facetLimit = 200;

function count(projects: readonly SearchableProject[], name: FacetName): FacetCounts {
  const counts = new Map<string, { readonly value: string; count: number; last: SearchableProject }>();
  for (const project of projects) {
    for (const written of facetValues[name](project)) {
      const value = written.trim();
      const key = value.toLowerCase();
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { value, count: 1, last: project });
      else if (known.last !== project) {
        known.count += 1;
        known.last = project;
      }
    }
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, facetLimit)
    .map(({ value, count: projectsWithIt }) => ({ value, count: projectsWithIt }));
}

/**
 * The counts beside the choices of the filters: of each criterion, what its values would give with all other criteria as
 * they are, so that a second value of one criterion shows what it would add. At most `facetLimit` values each.
 */
export function facets(
  projects: readonly SearchableProject[],
  criteria: SearchCriteria,
  names: readonly FacetName[] = facetNames,
): Facets {
  return Object.fromEntries(
    names.map((name) => [name, count(projects.filter(searchFilter(criteria, name)), name)] as const),
  );
}

/** What one choice would give; `null` where it was not counted, because more values than the limit are in use. */
export function facetCount(counts: FacetCounts | undefined, value: string): number | null {
  if (counts === undefined) return null;
  const key = value.trim().toLowerCase();
  const known = counts.find((counted) => counted.value.toLowerCase() === key);
  return known?.count ?? (counts.length < facetLimit ? 0 : null);
}
