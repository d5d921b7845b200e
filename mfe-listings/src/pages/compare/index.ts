import { defineRoute } from '@iwan/shared/contracts/module';
import { paths } from '@iwan/shared/paths/paths';
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
      ids.length === 0 ? [] : api.projects.byIds(ids, signal),
      sought === '' ? [] : api.projects.suggest(sought, signal),
    ]);
    return { ids, projects, sought, found };
  },
  head: ({ projects }) => ({
    title: texts.head(projects.map(({ name }) => name)),
    description: texts.description,
    canonical: paths.compare(),
    // Whoever chose them knows the link; a search engine has the properties themselves.
    noindex: projects.length > 0,
  }),
});
