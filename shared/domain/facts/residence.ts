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

export const investorVisaThreshold = {
  id: 'investorVisaThreshold',
  value: 750_000,
  unit: 'dirhams',
  source: investorVisaRules,
} as const satisfies Fact;

export const investorVisaYears = {
  id: 'investorVisaYears',
  value: 2,
  unit: 'years',
  source: investorVisaRules,
} as const satisfies Fact;
