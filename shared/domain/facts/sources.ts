import type { FactSource } from './fact';

export * from './searched-sources';

// Figures that a law or a regulation has set for years are checked every two years, a custom or anything more volatile every
// year. The table started with publications up to the middle of 2025: whoever checks a source again changes both of its days.
// Where an authority announced a rule without a page of its own, the day is that of the publication that was read.

export const registrationLaw = {
  id: 'registrationLaw',
  address:
    'https://dlp.dubai.gov.ae/en/Pages/HTMLViewer.aspx?file=TGF3IE5vLiAoNykgb2YgMjAwNiBDb25jZXJuaW5nIFJlYWwgUHJvcGVydHkgUmVnaXN0cmF0aW9uIGluIHRoZSBFbWlyYXRlIG9mIER1YmFp&year=2006',
  lookedAt: '2025-06-30',
  validUntil: '2027-06-30',
} as const satisfies FactSource;

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

export const mortgageRegistration = {
  id: 'mortgageRegistration',
  address: 'https://dubailand.gov.ae/en/eservices/request-for-mortgage-registration/',
  lookedAt: '2026-11-29',
  validUntil: '2028-11-29',
} as const satisfies FactSource;

/** The notice to banks that fees are no part of a loan from 1 February 2025, as the press reported it. */
export const feeNotice = {
  id: 'feeNotice',
  address: 'https://www.centralbank.ae/en/',
  lookedAt: '2026-02-28',
  validUntil: '2028-02-28',
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
  lookedAt: '2026-04-29',
  validUntil: '2027-04-29',
} as const satisfies FactSource;

/** Announced by the department’s visa office in April 2026. */
export const investorVisaRules = {
  id: 'investorVisaRules',
  address: 'https://dubailand.gov.ae/en/',
  lookedAt: '2026-04-29',
  validUntil: '2027-04-29',
} as const satisfies FactSource;

/** Decree 43 of 2013, and the department’s Smart Rental Index of 2025 that it is applied by. */
export const rentDecree = {
  id: 'rentDecree',
  address: 'https://dubailand.gov.ae/en/',
  lookedAt: '2025-06-30',
  validUntil: '2027-06-30',
} as const satisfies FactSource;

/** The lists of registration trustees, which differ for villas. */
export const villaFees = {
  id: 'villaFees',
  address: null,
  lookedAt: '2026-03-18',
  validUntil: '2027-03-18',
} as const satisfies FactSource;

export const custom = {
  id: 'custom',
  address: null,
  lookedAt: '2026-03-18',
  validUntil: '2027-03-18',
} as const satisfies FactSource;

/** What section 9 of the specification fixes, independent of the day. */
export const siteAssumption = {
  id: 'siteAssumption',
  address: null,
  lookedAt: '2025-06-30',
  validUntil: '2026-06-30',
} as const satisfies FactSource;

/** This site's default assumptions for yields, which every visitor can change. */
export const yieldAssumption = {
  id: 'yieldAssumption',
  address: null,
  lookedAt: '2026-11-25',
  validUntil: '2027-11-25',
} as const satisfies FactSource;

/** Where the Central Bank publishes the daily reference rates. */
export const eiborAddress = 'https://www.centralbank.ae/en/forex-eibor/eibor-rates/';
