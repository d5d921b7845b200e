import { locationKey } from './area-of';

/** The choices of the hero search (section 2); an empty list is a control that was left alone. */
export interface HeroCriteria {
  readonly locations: readonly string[];
  readonly names: readonly string[];
}

const fold = (text: string) => text.trim().toLowerCase();

/**
 * The hero search of section 5: the location is among the chosen, and so is the name; without regard to case, and an
 * area however it is written.
 */
export function heroSearch({
  locations,
  names,
}: HeroCriteria): (project: { readonly location: string | null; readonly name: string }) => boolean {
  const wantedLocations = new Set(locations.map(locationKey));
  const wantedNames = new Set(names.map(fold));
  return ({ location, name }) =>
    (wantedLocations.size === 0 || wantedLocations.has(locationKey(location ?? ''))) &&
    (wantedNames.size === 0 || wantedNames.has(fold(name)));
}
