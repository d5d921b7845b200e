import { listCriterion } from '../kinds/list-criterion';

export interface NearTexts {
  readonly nearTo: (what: string) => string;
}

/** Nearby landmarks by kind: `Metro`, `Beach` (`landmarkKinds`). */
export const near = listCriterion({
  parameter: 'near',
  isCounted: true,
  impliesBudget: false,
  words: (what, { nearTo }: NearTexts) => nearTo(what),
});
