import type { Fact } from '../facts/fact';
import * as fees from '../facts/fees';

/** The usual costs beside the price when a home is bought in Dubai, from the table of facts. The visitor can change each. */
export const usualRates = {
  transferPercent: fees.transferPercent.value,
  transferFee: fees.transferFee.value,
  mortgagePercent: fees.mortgagePercent.value,
  mortgageFee: fees.mortgageFee.value,
  mortgageServiceFee: fees.mortgageServiceFee.value,
  trusteeFee: fees.trusteeFee.value,
  agencyPercent: fees.agencyPercent.value,
  vatPercent: fees.vatPercent.value,
} as const;

/** Their sources. */
export const usualRatesFacts: readonly Fact[] = [
  fees.transferPercent,
  fees.transferFee,
  fees.villaTransferFee,
  fees.mortgageServiceFee,
  fees.agencyPercent,
  fees.vatPercent,
];

/**
 * The same for an off-plan home, in dirhams: the developer's charge for the entry in the interim register (Oqood) beside the 4
 * %, which no law fixes, and the title deed after completion. Its agency is usually paid by the developer.
 */
export const usualOffPlanFees = {
  oqoodFee: fees.oqoodFee.value,
  titleDeedFee: fees.titleDeedFee.value,
  agencyPercent: fees.offPlanAgencyPercent.value,
} as const;

/** The usual costs of a ready home at a price in dirhams, or at a usual price where it is not known. */
export const usualRatesAt = (price: number | null): Readonly<Record<keyof typeof usualRates, number>> =>
  price === null ? usualRates : { ...usualRates, trusteeFee: usualTrusteeFee(price) };

/** The fee of a registration trustee for a price, in dirhams before VAT. */
export const usualTrusteeFee = (price: number): number =>
  (price < fees.trusteeLimit.value ? fees.lowTrusteeFee : fees.trusteeFee).value;
