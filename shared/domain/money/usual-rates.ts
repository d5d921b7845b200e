import * as fees from '../facts/fees';

/** What is paid beside the price when a home is bought in Dubai, by the table of facts. Each can be changed by the visitor. */
export const usualRates = {
  transferPercent: fees.transferPercent.value,
  transferFee: fees.transferFee.value,
  mortgagePercent: fees.mortgagePercent.value,
  mortgageFee: fees.mortgageFee.value,
  trusteeFee: fees.trusteeFee.value,
  agencyPercent: fees.agencyPercent.value,
  vatPercent: fees.vatPercent.value,
} as const;

/** Where they are from. */
export const usualRatesFacts = [fees.transferPercent, fees.transferFee, fees.agencyPercent, fees.vatPercent] as const;

/**
 * The same of a home that is bought off plan, in dirhams: what the developer asks for its entry in the interim register (Oqood)
 * beside the 4 %, which no law fixes, and the title deed once it is built. Its agency is usually paid by the developer.
 */
export const usualOffPlanFees = {
  oqoodFee: fees.oqoodFee.value,
  titleDeedFee: fees.titleDeedFee.value,
  agencyPercent: fees.offPlanAgencyPercent.value,
} as const;

/** What a registration trustee asks for a home of a price, in dirhams before VAT. */
export const usualTrusteeFee = (price: number): number =>
  (price < fees.trusteeLimit.value ? fees.lowTrusteeFee : fees.trusteeFee).value;
