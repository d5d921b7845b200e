import { loaded } from '@iwan/shared/api/loaded';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { CompareData } from './compare-page';
import { readComparedIds } from './compared-ids';

/** Longer than any words that somebody looks a project up by. */
const longestSearch = 100;

/** The projects that the address compares, and those that its search for another one finds. */
export async function loadComparison({ query, http, signal }: LoaderArguments): Promise<CompareData> {
  const calls = projectsApi(http);
  const ids = readComparedIds(query);
  const sought = query.get('q')?.trim().slice(0, longestSearch) ?? '';
  const [projects, found] = await Promise.all([
    loaded(ids.length === 0 ? Promise.resolve([]) : calls.byIds(ids, signal), signal),
    loaded(sought === '' ? Promise.resolve([]) : calls.suggest(sought, signal), signal),
  ]);
  return { ids, projects, sought, found };
}
