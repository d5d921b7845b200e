import { useLocale } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { chosenFilters } from './choices';

/** How many filters are chosen, after the label; nothing without any. */
export function FilterCount({ criteria }: { readonly criteria: SearchCriteria }) {
  const { length } = chosenFilters(criteria, useLocale());
  return length === 0 ? null : (
    <>
      {' '}
      <span>({length})</span>
    </>
  );
}
