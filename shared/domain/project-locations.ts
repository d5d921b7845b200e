export interface LocationNames {
  readonly location: string;
  readonly names: readonly string[];
}

/**
 * The distinct locations, each with the distinct names of its projects, both in alphabetical order (section 2, hero
 * search). A location in another case is the same one; projects without a location are left out.
 */
export function groupByLocation(
  projects: readonly { readonly name: string; readonly location: string | null }[],
): readonly LocationNames[] {
  const places = new Map<string, { readonly location: string; readonly names: Set<string> }>();
  for (const { name, location } of projects) {
    if (!location) continue;
    const key = location.toLowerCase();
    const place = places.get(key) ?? { location, names: new Set() };
    places.set(key, place);
    place.names.add(name);
  }
  return [...places.values()]
    .map(({ location, names }) => ({ location, names: [...names].sort(alphabetical) }))
    .sort((one, other) => alphabetical(one.location, other.location));
}

const alphabetical = new Intl.Collator('en', { numeric: true }).compare;
