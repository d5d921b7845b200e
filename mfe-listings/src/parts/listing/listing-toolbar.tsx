import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { type ListingQuery, listingQuery } from '@iwan/shared/paths/criteria';
import { useRef } from 'react';
import { FilterLink } from '../filter/filter-link';
import { SlidersIcon } from '../icons';
import { SortButton, SortForm } from '../sort-form';
import { ActiveFilters } from './active-filters/active-filters';
import { FilterCount } from './active-filters/filter-count';
import type { ListingPlace } from './listing-place';
import styles from './listing-toolbar.module.css';
import { textsOf } from './texts';

interface ListingToolbarProps {
  readonly place: ListingPlace;
  readonly requested: ListingQuery;
  readonly hrefOf: (criteria: SearchCriteria) => string;
  readonly clearHref: string;
}

/** Filters (n), the order, the chips and Clear All; on phones the chips are in a row of their own, which scrolls sideways. */
export function ListingToolbar({ place, requested, hrefOf, clearHref }: ListingToolbarProps) {
  const texts = useTexts(textsOf);
  const filters = useRef<HTMLAnchorElement>(null);
  const { criteria } = requested;
  return (
    <div className={styles.toolbar}>
      <FilterLink
        ref={filters}
        criteria={criteria}
        slug={place.kind === 'unknown' ? null : place.slug}
        action={place.action}
        sort={requested.sort}
        clearHref={clearHref}
        look="outline"
        size="small"
        className={styles.filters}
      >
        <SlidersIcon />
        {texts.filters}
        <FilterCount criteria={criteria} />
      </FilterLink>
      <SortForm path={place.path} query={listingQuery({ criteria })} sort={requested.sort ?? null} />
      <ActiveFilters
        className={styles.chips}
        criteria={criteria}
        hrefOf={hrefOf}
        clearHref={clearHref}
        onNone={() => filters.current?.focus()}
      />
      <SortButton />
    </div>
  );
}
