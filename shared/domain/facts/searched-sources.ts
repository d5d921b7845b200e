import type { FactSource } from './fact';

// Apart from `sources`, since the filter of every list loads them.

export const mortgageRegulation = {
  id: 'mortgageRegulation',
  address: 'https://rulebook.centralbank.ae/en/rulebook/regulations-regarding-mortgage-loans',
  lookedAt: '2025-06-30',
  validUntil: '2027-06-30',
} as const satisfies FactSource;

/** Fixed rates that banks published for home loans: 3.99 to 4.49 per cent. */
export const bankOffers = {
  id: 'bankOffers',
  address: null,
  lookedAt: '2026-01-19',
  validUntil: '2026-12-31',
} as const satisfies FactSource;

/** Of the Land Department and the Department of Economy and Tourism, since 2 July 2025. */
export const firstHomeProgramme = {
  id: 'firstHomeProgramme',
  address: 'https://dubailand.gov.ae/en/',
  lookedAt: '2026-01-28',
  validUntil: '2027-01-28',
} as const satisfies FactSource;
