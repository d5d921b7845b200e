import type { Fact } from './fact';
import { goldenVisaRules, investorVisaRules, siteAssumption } from './sources';

/** The threshold that section 9 has the answers of this site give. */
export const siteVisaThreshold = {
  id: 'siteVisaThreshold',
  value: 1_000_000,
  unit: 'dirhams',
  source: siteAssumption,
} as const satisfies Fact;

export const goldenVisaThreshold = {
  id: 'goldenVisaThreshold',
  value: 2_000_000,
  unit: 'dirhams',
  source: goldenVisaRules,
} as const satisfies Fact;

export const goldenVisaYears = {
  id: 'goldenVisaYears',
  value: 10,
  unit: 'years',
  source: goldenVisaRules,
} as const satisfies Fact;

/** Of the price, to be paid before the application: half of it, or a million, until January 2024. */
export const goldenVisaDownPercent = {
  id: 'goldenVisaDownPercent',
  value: 0,
  unit: 'percent',
  source: goldenVisaRules,
} as const satisfies Fact;

/** The same for a home that is not finished: some publications have none, others ask for completion. */
export const offPlanVisaPercent = {
  id: 'offPlanVisaPercent',
  value: 0,
  unit: 'percent',
  source: goldenVisaRules,
  isDisputed: true,
} as const satisfies Fact;

/** Of a sole owner: none since April 2026, 750,000 before. */
export const investorVisaThreshold = {
  id: 'investorVisaThreshold',
  value: 0,
  unit: 'dirhams',
  source: investorVisaRules,
} as const satisfies Fact;

/** Of the share of each joint owner. */
export const jointVisaThreshold = {
  id: 'jointVisaThreshold',
  value: 400_000,
  unit: 'dirhams',
  source: investorVisaRules,
} as const satisfies Fact;

export const investorVisaYears = {
  id: 'investorVisaYears',
  value: 2,
  unit: 'years',
  source: investorVisaRules,
} as const satisfies Fact;
