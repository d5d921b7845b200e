import { type ResourceName, resourceNames } from './resources';

/** An empty list of each kind of record. */
export const noContent = (): Record<ResourceName, object[]> =>
  Object.fromEntries(resourceNames.map((name) => [name, []])) as unknown as Record<ResourceName, object[]>;
