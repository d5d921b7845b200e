import { business } from '@iwan/shared/contracts/business';
import { defineRoute } from '@iwan/shared/contracts/module';
import { breadcrumbList, structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
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
    jsonLd: structuredData([
      breadcrumbList([
        { name: business.name, href: paths.home() },
        { name: texts.title, href: paths.compare() },
      ]),
    ]),
    // Whoever chose them knows the link; a search engine has the properties themselves.
    noindex: projects.status === 'failed' || projects.value.length > 0,
  }),
  status: ({ projects }) => (projects.status === 'failed' ? 503 : 200),
});
