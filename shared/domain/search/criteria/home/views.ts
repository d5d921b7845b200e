import { listCriterion } from '../kinds/list-criterion';

export interface ViewTexts {
  readonly viewOf: (what: string) => string;
}

/** What a home looks at: `Sea`, `Park`. */
export const views = listCriterion({
  parameter: 'outlook',
  isCounted: true,
  impliesBudget: false,
  words: (what, { viewOf }: ViewTexts) => viewOf(what),
});
