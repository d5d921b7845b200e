import type { Handover, Instalment } from '../../model/entities';
import { parseHandover } from '../handover';
import { paysAfterHandover } from './after-handover';

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
