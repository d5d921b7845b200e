import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { type CompareData, ComparePage } from './compare-page';
import { texts } from './texts';

export const route = defineRoute<CompareData>({
  Component: ComparePage,
  loader: async (args) => (await import('./load-comparison')).loadComparison(args),
  head: ({ projects }) => ({
    title: texts.head(projects.status === 'ready' ? projects.value.map(({ name }) => name) : []),
    description: texts.description,
    canonical: paths.compare(),
    // Whoever chose them knows the link; a search engine has the properties themselves.
    noindex: projects.status === 'failed' || projects.value.length > 0,
  }),
  status: ({ projects }) => (projects.status === 'failed' ? 503 : 200),
});
