import { defineRoute } from '@iwan/shared/contracts/module';
import { type CompareData, ComparePage } from './compare-page';
import { comparisonHead } from './comparison-head';

export const route = defineRoute<CompareData>({
  Component: ComparePage,
  loader: async (args) => (await import('./load-comparison')).loadComparison(args),
  head: comparisonHead,
  status: ({ projects }) => (projects.status === 'failed' ? 503 : 200),
});
