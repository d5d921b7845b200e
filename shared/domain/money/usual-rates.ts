/**
 * What is paid beside the price when a home is bought in Dubai, as usual in 2025: the fees of the Dubai Land Department
 * (Executive Council Resolution 30 of 2013: 4 % and an administration fee; mortgage registration 0.25 % and a fee), of its
 * registration trustees, and the agency's commission as it is customary; VAT by Federal Decree-Law 8 of 2017. Each can be
 * changed by the visitor.
 */
export const usualRates = {
  transferPercent: 4,
  transferFee: 580,
  mortgagePercent: 0.25,
  mortgageFee: 290,
  trusteeFee: 4_000,
  agencyPercent: 2,
  vatPercent: 5,
} as const;

/**
 * The same of a home that is bought off plan, in dirhams. `titleDeedFee`: once it is built, 250 and twice 10 for Knowledge and
 * Innovation (Dubai Land Department, service 'Completion of Deferred Procedures', 2019). `oqoodFee`: what a developer asks
 * for the entry in the interim register beside the 4 %, which no law fixes: an assumption that a visitor can change. Its
 * agency is usually paid by the developer.
 */
export const usualOffPlanFees = { oqoodFee: 1_000, titleDeedFee: 270, agencyPercent: 0 } as const;
