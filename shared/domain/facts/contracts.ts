import type { Fact } from './fact';
import { custom, registrationLaw, rentDecree } from './sources';

/** The longest lease or usufruct that the law allows foreigners. */
export const leaseholdYears = {
  id: 'leaseholdYears',
  value: 99,
  unit: 'years',
  source: registrationLaw,
} as const satisfies Fact;

/** The first instalment of an off-plan home, of the price. */
export const leastBookingPercent = {
  id: 'leastBookingPercent',
  value: 10,
  unit: 'percent',
  source: custom,
} as const satisfies Fact;

export const mostBookingPercent = {
  id: 'mostBookingPercent',
  value: 20,
  unit: 'percent',
  source: custom,
} as const satisfies Fact;

/** The share of the price that has to be paid before an off-plan home may be sold. */
export const leastResalePercent = {
  id: 'leastResalePercent',
  value: 30,
  unit: 'percent',
  source: custom,
} as const satisfies Fact;

export const mostResalePercent = {
  id: 'mostResalePercent',
  value: 40,
  unit: 'percent',
  source: custom,
} as const satisfies Fact;

/** How far a rent may be below the index before it can be raised at all, of the index. */
export const rentMarginPercent = {
  id: 'rentMarginPercent',
  value: 10,
  unit: 'percent',
  source: rentDecree,
} as const satisfies Fact;

/** The largest increase of a rent on renewal, of the rent. */
export const mostRentIncreasePercent = {
  id: 'mostRentIncreasePercent',
  value: 20,
  unit: 'percent',
  source: rentDecree,
} as const satisfies Fact;
