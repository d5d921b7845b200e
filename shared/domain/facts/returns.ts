import type { Fact } from './fact';
import { yieldAssumption } from './sources';

/** Of a year, in which a home stands empty. */
export const vacancyPercent = {
  id: 'vacancyPercent',
  value: 8,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;

/** Of the rent, to whoever lets and looks after a home. */
export const lettingPercent = {
  id: 'lettingPercent',
  value: 5,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;

/** Of the price a year, for what the owner has repaired within the walls. */
export const repairsPercent = {
  id: 'repairsPercent',
  value: 0.5,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;

/** By how much the rent is lower in the low case; the home stands empty twice as long. */
export const lowerRentPercent = {
  id: 'lowerRentPercent',
  value: 10,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;

/** A year, of prices and of rents alike. */
export const growthPercent = {
  id: 'growthPercent',
  value: 0,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;

/** A year: what the money in a home would earn elsewhere, or costs. */
export const moneyPercent = {
  id: 'moneyPercent',
  value: 4,
  unit: 'percent',
  source: yieldAssumption,
} as const satisfies Fact;
