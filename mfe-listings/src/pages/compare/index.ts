import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
import { loaded } from '../../parts/loaded';
import { type CompareData, ComparePage } from './compare-page';
import { readComparedIds } from './compared-ids';
import { texts } from './texts';

/** Longer than any words that somebody looks a project up by. */
const longestSearch = 100;

export const route = defineRoute<CompareData>({
  Component: ComparePage,
  loader: async ({ query, api, signal }) => {
    const ids = readComparedIds(query);
    const sought = query.get('q')?.trim().slice(0, longestSearch) ?? '';
    const [projects, found] = await Promise.all([
      loaded(ids.length === 0 ? Promise.resolve([]) : api.projects.byIds(ids, signal), signal),
      loaded(sought === '' ? Promise.resolve([]) : api.projects.suggest(sought, signal), signal),
    ]);
    return { ids, projects, sought, found };
  },
  head: ({ projects }) => ({
    title: texts.head(projects.status === 'ready' ? projects.value.map(({ name }) => name) : []),
    description: texts.description,
    canonical: paths.compare(),
    // Whoever chose them knows the link; a search engine has the properties themselves.
    noindex: projects.status === 'failed' || projects.value.length > 0,
  }),
  status: ({ projects }) => (projects.status === 'failed' ? 503 : 200),
});
