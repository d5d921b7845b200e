import { useLocale } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { chosenFilters } from './choices';

/** How many filters are chosen, behind the word for them; nothing where there are none. */
export function FilterCount({ criteria }: { readonly criteria: SearchCriteria }) {
  const { length } = chosenFilters(criteria, useLocale());
  return length === 0 ? null : (
    <>
      {' '}
      <span>({length})</span>
    </>
  );
}
