import type { FactSource } from './fact';

// What a law or a regulation has set for years is looked at every two years, what is a custom or moves more often every year.
// The table began with what was published by the middle of 2025: whoever looks at a source again changes both of its days.

export const landFees = {
  id: 'landFees',
  address: 'https://dlp.dubai.gov.ae/Legislation%20Reference/2013/ECR%2030%20of%202013.html',
  lookedAt: '2025-06-30',
  validUntil: '2027-06-30',
} as const satisfies FactSource;

export const saleRegistration = {
  id: 'saleRegistration',
  address: 'https://dubailand.gov.ae/en/eservices/request-for-sale-registration',
  lookedAt: '2025-06-30',
  validUntil: '2027-06-30',
} as const satisfies FactSource;

export const mortgageRegulation = {
  id: 'mortgageRegulation',
  address: 'https://rulebook.centralbank.ae/en/rulebook/regulations-regarding-mortgage-loans',
  lookedAt: '2025-06-30',
  validUntil: '2027-06-30',
} as const satisfies FactSource;

export const bankCharges = {
  id: 'bankCharges',
  address: 'https://rulebook.centralbank.ae/en',
  lookedAt: '2025-06-30',
  validUntil: '2027-06-30',
} as const satisfies FactSource;

export const vatLaw = {
  id: 'vatLaw',
  address: 'https://mof.gov.ae/vat/',
  lookedAt: '2025-06-30',
  validUntil: '2027-06-30',
} as const satisfies FactSource;

export const goldenVisaRules = {
  id: 'goldenVisaRules',
  address: 'https://u.ae/en/information-and-services/visa-and-emirates-id/residence-visas/golden-visa',
  lookedAt: '2025-06-30',
  validUntil: '2026-06-30',
} as const satisfies FactSource;

export const investorVisaRules = {
  id: 'investorVisaRules',
  address: 'https://dubailand.gov.ae/en/',
  lookedAt: '2025-06-30',
  validUntil: '2026-06-30',
} as const satisfies FactSource;

export const custom = {
  id: 'custom',
  address: null,
  lookedAt: '2025-06-30',
  validUntil: '2026-06-30',
} as const satisfies FactSource;

/** What section 9 of the specification has this site assume, whatever the day. */
export const siteAssumption = {
  id: 'siteAssumption',
  address: null,
  lookedAt: '2025-06-30',
  validUntil: '2026-06-30',
} as const satisfies FactSource;

/** What this site begins a calculation of yields with; every visitor can change it. */
export const yieldAssumption = {
  id: 'yieldAssumption',
  address: null,
  lookedAt: '2026-11-25',
  validUntil: '2027-11-25',
} as const satisfies FactSource;

/** Where the Central Bank publishes each day the rates that banks add their margin to. */
export const eiborAddress = 'https://www.centralbank.ae/en/forex-eibor/eibor-rates/';
