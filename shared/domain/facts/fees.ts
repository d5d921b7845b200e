import type { Fact } from './fact';
import { custom, landFees, mortgageRegistration, saleRegistration, vatLaw, villaFees } from './sources';

/** Of the price, for the registration of a sale: two per cent for each side by law, all of it usually paid by the buyer. */
export const transferPercent = {
  id: 'transferPercent',
  value: 4,
  unit: 'percent',
  source: landFees,
} as const satisfies Fact;

/** Title deed, map and small fees with the transfer of an apartment. */
export const transferFee = {
  id: 'transferFee',
  value: 580,
  unit: 'dirhams',
  source: saleRegistration,
} as const satisfies Fact;

/** The same for a villa: some trustees charge this, others as for an apartment. */
export const villaTransferFee = {
  id: 'villaTransferFee',
  value: 430,
  unit: 'dirhams',
  source: villaFees,
  isDisputed: true,
} as const satisfies Fact;

/** 250 and twice 10, for Knowledge and Innovation. */
export const titleDeedFee = {
  id: 'titleDeedFee',
  value: 270,
  unit: 'dirhams',
  source: saleRegistration,
} as const satisfies Fact;

/** Of the loan. */
export const mortgagePercent = {
  id: 'mortgagePercent',
  value: 0.25,
  unit: 'percent',
  source: landFees,
} as const satisfies Fact;

export const mortgageFee = { id: 'mortgageFee', value: 290, unit: 'dirhams', source: landFees } as const satisfies Fact;

/** Of the office that registers a mortgage, before VAT. */
export const mortgageServiceFee = {
  id: 'mortgageServiceFee',
  value: 4_000,
  unit: 'dirhams',
  source: mortgageRegistration,
} as const satisfies Fact;

/** Of a registration trustee, before VAT. */
export const trusteeFee = {
  id: 'trusteeFee',
  value: 4_000,
  unit: 'dirhams',
  source: saleRegistration,
} as const satisfies Fact;

/** The same for a price below `trusteeLimit`. */
export const lowTrusteeFee = {
  id: 'lowTrusteeFee',
  value: 2_000,
  unit: 'dirhams',
  source: saleRegistration,
} as const satisfies Fact;

export const trusteeLimit = {
  id: 'trusteeLimit',
  value: 500_000,
  unit: 'dirhams',
  source: saleRegistration,
} as const satisfies Fact;

/** Of a home off plan in the interim register, as developers charge it. */
export const oqoodFee = { id: 'oqoodFee', value: 1_000, unit: 'dirhams', source: custom } as const satisfies Fact;

/** Of the price, before VAT. */
export const agencyPercent = { id: 'agencyPercent', value: 2, unit: 'percent', source: custom } as const satisfies Fact;

/** The same for the buyer of an off-plan home, whose agent the developer pays. */
export const offPlanAgencyPercent = {
  id: 'offPlanAgencyPercent',
  value: 0,
  unit: 'percent',
  source: custom,
} as const satisfies Fact;

export const vatPercent = { id: 'vatPercent', value: 5, unit: 'percent', source: vatLaw } as const satisfies Fact;

/** Of the developer, for its no-objection certificate. */
export const leastNoObjectionFee = {
  id: 'leastNoObjectionFee',
  value: 500,
  unit: 'dirhams',
  source: custom,
} as const satisfies Fact;

export const mostNoObjectionFee = {
  id: 'mostNoObjectionFee',
  value: 5_000,
  unit: 'dirhams',
  source: custom,
} as const satisfies Fact;

/** The usual total, of the price. */
export const leastCostsPercent = {
  id: 'leastCostsPercent',
  value: 7,
  unit: 'percent',
  source: custom,
} as const satisfies Fact;

export const mostCostsPercent = {
  id: 'mostCostsPercent',
  value: 8,
  unit: 'percent',
  source: custom,
} as const satisfies Fact;
