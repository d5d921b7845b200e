import { locationKey, locationName } from '../area-of';
import { listRule } from './list-rule';
import { table } from './table';

/** An area is the same however it is written. */
export const locationsRule = {
  ...listRule(table.locations, {
    entriesOf: ({ location }) => [location ?? ''],
    keyOf: locationKey,
    properties: ['location'],
  }),
  valuesOf: ({ location }: { readonly location: string | null }) => (location ? [locationName(location)] : []),
};
