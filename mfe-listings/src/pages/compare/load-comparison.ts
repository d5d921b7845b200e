import { loaded } from '@iwan/shared/api/loaded';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import type { CompareData } from './compare-page';
import { readComparedIds } from './compared-ids';
import { withReturns } from './comparison/compared-returns';
import { readComparedUnits, withUnits } from './comparison/compared-units';

/** Longer search words are cut off. */
const longestSearch = 100;

/** Loads the projects that the address compares, and those that its search for another one finds. */
export async function loadComparison({ query, http, signal }: LoaderArguments): Promise<CompareData> {
  const calls = projectsApi(http);
  const ids = readComparedIds(query);
  const units = readComparedUnits(query, ids);
  const sought = query.get('q')?.trim().slice(0, longestSearch) ?? '';
  const [projects, found] = await Promise.all([
    loaded(ids.length === 0 ? Promise.resolve([]) : byIds(), signal),
    loaded(sought === '' ? Promise.resolve([]) : calls.suggest(sought, signal), signal),
  ]);
  return { ids, units, projects, sought, found };

  async function byIds() {
    return withUnits(await calls.byIds(ids, signal), units).map(withReturns);
  }
}
