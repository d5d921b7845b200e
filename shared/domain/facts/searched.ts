import type { Fact } from './fact';
import { bankOffers, firstHomeProgramme, mortgageRegulation } from './searched-sources';

// What the search reckons with, apart from `loans`: the filter of every list loads it.

export const longestLoan = {
  id: 'longestLoan',
  value: 25,
  unit: 'years',
  source: mortgageRegulation,
} as const satisfies Fact;

/** A year: near what banks ask for the first, fixed years of a loan. */
export const bankRate = {
  id: 'bankRate',
  value: 4,
  unit: 'percent',
  source: bankOffers,
} as const satisfies Fact;

/** The highest price of a first home in the programme for first-time buyers. */
export const firstHomePrice = {
  id: 'firstHomePrice',
  value: 5_000_000,
  unit: 'dirhams',
  source: firstHomeProgramme,
} as const satisfies Fact;
