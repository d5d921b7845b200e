import { hasCriteria, noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { understandCriteria } from '@iwan/shared/domain/search/understand/understand-criteria';
import type { Database } from '../../database/database';
import { readColumns } from '../../search/columns/read-columns';
import { openProjectIndex, type ProjectIndex } from '../../search/project-index';

/**
 * The ids of the projects that a text means, as the site understands it (docs/search.md), published or not: `2br ready jvc`. `null` for a
 * text that says nothing but a name. Amounts in other currencies than the dirham are not used.
 */
export async function projectsMeant(
  db: Database,
  published: ProjectIndex,
  text: string,
  now: Date,
): Promise<readonly number[] | null> {
  const { criteria } = await understandCriteria({ ...noCriteria, query: text }, { year: now.getFullYear() });
  if (!hasCriteria({ ...criteria, query: null })) return null;
  const others = openProjectIndex(await readColumns(db, undefined, false));
  return [published, others].flatMap((index) => {
    const page = { page: 1, perPage: Math.max(index.count, 1) };
    const rest = {
      fields: null,
      sort: null,
      slug: null,
      named: null,
      ids: [],
      similar: null,
      suggest: null,
      map: null,
    };
    return index.select({ ...rest, criteria, page, inName: '', facets: [], filters: {} }).ids;
  });
}
