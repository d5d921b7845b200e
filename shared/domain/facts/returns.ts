import type { Fact } from './fact';
import { yieldAssumption } from './sources';

/** The share of a year in which a home is vacant. */
export const vacancyPercent = {
  id: 'vacancyPercent',
  value: 8,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;

/** Of the rent, for letting and managing a home. */
export const lettingPercent = {
  id: 'lettingPercent',
  value: 5,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;

/** Of the price a year, for the owner's repairs. */
export const repairsPercent = {
  id: 'repairsPercent',
  value: 0.5,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;

/** How much lower the rent is in the low case; the vacancy is doubled. */
export const lowerRentPercent = {
  id: 'lowerRentPercent',
  value: 10,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;

/** A year, of prices and rents alike. */
export const growthPercent = {
  id: 'growthPercent',
  value: 0,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;

/** A year: the return of the money elsewhere, or its cost. */
export const moneyPercent = {
  id: 'moneyPercent',
  value: 4,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;
