import type { Handover, Instalment } from '../../model/entities';

/** `After handover`, `Post-handover, over two years`, `12 months after the completion`. */
const afterHandover = /\b(?:after|post|following)[\s-]+(?:the\s+)?(?:hand[\s-]?over|completion|possession)\b/i;

/** `Q4 2030`, `2030-Q4`, `2030`. */
const dates = /\b(?:Q([1-4])[\s-]?)?(20\d\d)(?:[\s-]?Q([1-4]))?\b/gi;

/**
 * Whether part of a price is paid after the handover: an instalment says so in words, or is due in a quarter or year later than
 * the handover's. An instalment without a time does not count.
 *
 *     'After handover'                            =>  yes
 *     '8 quarterly payments from Q1 2029' of 2028  =>  yes
 *     'On handover'                               =>  no
 */
export function paysAfterHandover(plan: readonly Instalment[], handover: Handover | null): boolean {
  return plan.some(({ label, when }) => {
    const texts = when === null ? [label] : [label, when];
    return texts.some((text) => afterHandover.test(text) || (handover !== null && namesLater(text, handover)));
  });
}

function namesLater(text: string, handover: Handover): boolean {
  return [...text.matchAll(dates)].some(([, before, year, behind]) => {
    const quarter = before ?? behind;
    if (Number(year) !== handover.year) return Number(year) > handover.year;
    return quarter !== undefined && handover.quarter !== null && Number(quarter) > handover.quarter;
  });
}
