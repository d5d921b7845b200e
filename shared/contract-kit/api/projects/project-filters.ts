import {
  criterionNames,
  type SearchCriteria,
  type SearchCriterion,
} from '../../../domain/search/criteria/search-criteria';
import { criteria as entries } from '../../../domain/search/criteria/table';
import type { Query } from '../../paths/query';

/** The criteria under the names of our backend's options (backend/README.md). */
export function filtersOf(criteria: SearchCriteria, slug: string | null): Query {
  return {
    ...Object.fromEntries(criterionNames.flatMap((name) => Object.entries(optionsOf(criteria, name)))),
    slug: slug ?? undefined,
  };
}

function optionsOf<Name extends SearchCriterion>(criteria: SearchCriteria, name: Name): Query {
  return entries[name].ask(criteria[name] ?? entries[name].none);
}
