import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { listingQuery } from '@iwan/shared/paths/criteria';
import type { Query } from '@iwan/shared/paths/query';

/** The search of the map's address; `null` where it shows every project. */
export function narrowedBy(criteria: SearchCriteria, slug: string | null): Query | null {
  const query = { ...listingQuery({ criteria }), slug: slug ?? undefined };
  const isEmpty = Object.values(query).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  );
  return isEmpty ? null : query;
}
