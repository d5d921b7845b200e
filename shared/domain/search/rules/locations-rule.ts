import { locationKey, locationName } from '../areas/area-of';
import { table } from '../criteria/table';
import { listRule } from './list-rule';

/** All spellings of an area are equal. */
export const locationsRule = {
  ...listRule(table.locations, {
    entriesOf: ({ location }) => [location ?? ''],
    keyOf: locationKey,
    properties: ['location'],
  }),
  valuesOf: ({ location }: { readonly location: string | null }) => (location ? [locationName(location)] : []),
};
