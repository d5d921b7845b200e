import { listCriterion } from '../kinds/list-criterion';

export interface PlanTexts {
  readonly paidAs: (split: string) => string;
}

/** The split of the price: the per cent paid before the handover and those from it on, `60/40` (`paymentSplit`). */
export const plans = listCriterion({
  parameter: 'plan',
  isCounted: true,
  impliesBudget: false,
  words: (split, { paidAs }: PlanTexts) => paidAs(split),
});
