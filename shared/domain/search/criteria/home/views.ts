import { listCriterion } from '../kinds/list-criterion';

export interface ViewTexts {
  readonly viewOf: (what: string) => string;
}

/** The view of a home: `Sea`, `Park`. */
export const views = listCriterion({
  parameter: 'outlook',
  isCounted: true,
  impliesBudget: false,
  words: (what, { viewOf }: ViewTexts) => viewOf(what),
});
