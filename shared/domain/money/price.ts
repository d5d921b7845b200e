const factors: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
};

const pattern = /^(?:aed\s*)?(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|m|mn|million)?(?:\s*aed)?$/i;

/**
 * Parses a price in dirhams, in any case, with or without `AED` (section 5, budget); `null` when it is missing, 0 or not a
 * price.
 *
 *     'AED 1,200,000'  =>  1_200_000
 *     '1.5 MILLION'    =>  1_500_000
 *     'On request'     =>  null
 */
export function parsePrice(text: string | null): number | null {
  const [, digits, word] = pattern.exec(text?.trim() ?? '') ?? [];
  if (!digits) return null;
  const dirhams = Math.round(Number(digits.replaceAll(',', '')) * (factors[word?.toLowerCase() ?? ''] ?? 1));
  return dirhams > 0 && Number.isSafeInteger(dirhams) ? dirhams : null;
}
