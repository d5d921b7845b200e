import { locationKey, locationName } from '../../areas/area-of';
import { alphabetical } from '../../format/alphabetical';

/** An option of the hero search's Properties control: a name and its location. */
export interface ProjectName {
  readonly name: string;
  readonly location: string;
}

export interface ProjectNames {
  readonly names: readonly ProjectName[];
  /** `names` has not all matches: a part of a name finds the others. */
  readonly isCut: boolean;
}

/** The most names that are offered at once. */
export const nameLimit = 100;

/** Whether a name contains a text, ignoring case; always true for an empty one. */
export function hasInName(sought: string): (project: { readonly name: string }) => boolean {
  const needle = sought.trim().toLowerCase();
  return ({ name }) => name.toLowerCase().includes(needle);
}

/** The distinct names at some locations that contain a text, sorted, `nameLimit` at most. */
export function projectNames(
  projects: readonly { readonly name: string; readonly location: string | null }[],
  { locations, sought }: { readonly locations: readonly string[]; readonly sought: string },
): ProjectNames {
  const wanted = new Set(locations.map(locationKey));
  const isSought = hasInName(sought);
  const found = new Map<string, ProjectName>();
  for (const project of projects) {
    const { name, location } = project;
    if (location === null || !wanted.has(locationKey(location)) || !isSought(project)) continue;
    const key = name.trim().toLowerCase();
    if (!found.has(key)) found.set(key, { name, location: locationName(location) });
  }
  const names = [...found.values()].sort((one, other) => alphabetical(one.name, other.name));
  return { names: names.slice(0, nameLimit), isCut: names.length > nameLimit };
}
