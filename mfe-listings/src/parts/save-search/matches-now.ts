import { type SeenMatches, seenLimit } from '@iwan/shared/domain/search/saved-searches';
import { criteriaOf, type StoredSearch } from '@iwan/shared/paths/search-words';
import { getProjects } from '../get-projects';

/** Loads the newest matches of a search. Rejects where the backend does not respond. */
export async function matchesNow(search: StoredSearch, signal?: AbortSignal): Promise<SeenMatches> {
  if (navigator.onLine === false) throw new Error('There is no line.');
  const calls = await getProjects();
  const question = {
    criteria: criteriaOf(search),
    slug: search.slug,
    sort: 'newest',
    page: 1,
    perPage: seenLimit,
  } as const;
  const { items, total } = await calls.search(question, signal);
  return { newest: items.map(({ id, price }) => [id, price] as const), total };
}
