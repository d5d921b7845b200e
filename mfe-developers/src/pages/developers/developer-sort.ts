/** The orders of the list beside the default. */
export const developerSorts = ['name', 'name-desc', 'place'] as const;

export type DeveloperSort = (typeof developerSorts)[number];

/** The order that a query names; `null` for the default. */
export function parseDeveloperSort(text: string | null): DeveloperSort | null {
  return developerSorts.find((sort) => sort === text) ?? null;
}
