import type { Handover, Instalment } from '../../model/entities';
import { parseHandover } from '../handover';

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

/** `On handover`, `At completion`, `Upon receipt of the keys`. */
const atHandover = /\b(?:on|at|upon)\s+(?:the\s+)?(?:hand[\s-]?over|completion|possession|receipt of (?:the )?keys)\b/i;

const isOn = ({ label, when }: Instalment, handover: Handover | null): boolean => {
  if (atHandover.test(label) || atHandover.test(when ?? '')) return true;
  const due = handover?.quarter == null ? null : parseHandover(when);
  return due !== null && due.year === handover?.year && due.quarter === handover.quarter;
};

/**
 * The split of a price: the per cent paid before the handover and those from it on; `null` where the instalments are not the
 * whole price, or none of them is due from the handover on.
 *
 *     10 on booking, 50 during construction, 40 on handover  =>  '60/40'
 */
export function paymentSplit(plan: readonly Instalment[], handover: Handover | null): string | null {
  let [before, from] = [0, 0];
  for (const instalment of plan) {
    if (isOn(instalment, handover) || paysAfterHandover([instalment], handover)) from += instalment.percent;
    else before += instalment.percent;
  }
  const isWhole = Math.abs(before + from - 100) < 0.01;
  return isWhole && from > 0 ? `${rounded(before)}/${rounded(from)}` : null;
}

const rounded = (percent: number) => Math.round(percent * 100) / 100;
