import { locationKey, locationName } from '../areas/area-of';
import { table } from '../criteria/table';
import { listRule } from './list-rule';

/** An area is the same however it is written. */
export const locationsRule = {
  ...listRule(table.locations, {
    entriesOf: ({ location }) => [location ?? ''],
    keyOf: locationKey,
    properties: ['location'],
  }),
  valuesOf: ({ location }: { readonly location: string | null }) => (location ? [locationName(location)] : []),
};
