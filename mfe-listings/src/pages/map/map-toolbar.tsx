import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { ListingQuery } from '@iwan/shared/paths/criteria';
import { useRef } from 'react';
import { FilterLink } from '../../parts/filter/filter-link';
import { SlidersIcon } from '../../parts/icons/sliders';
import { ActiveFilters } from '../../parts/listing/active-filters/active-filters';
import { FilterCount } from '../../parts/listing/active-filters/filter-count';
import { LayersMenu } from './layers/layers-menu';
import type { useLayers } from './layers/use-layers';
import type { MapAddress } from './map-address';
import styles from './map-toolbar.module.css';
import { textsOf } from './texts';

interface MapToolbarProps {
  readonly asked: ListingQuery;
  readonly address: MapAddress;
  readonly layers: ReturnType<typeof useLayers>;
}

/** The filters and their chips, and the layers. */
export function MapToolbar({ asked: { criteria, sort }, address, layers }: MapToolbarProps) {
  const texts = useTexts(textsOf);
  const filters = useRef<HTMLAnchorElement>(null);
  const hrefOf = (rest: SearchCriteria) => address.map({ criteria: rest });
  return (
    <>
      <div className={styles.tools}>
        <FilterLink
          ref={filters}
          criteria={criteria}
          slug={address.slug}
          action={address.action}
          sort={sort}
          clearHref={address.action}
          look="outline"
          size="small"
          className={styles.tool}
        >
          <SlidersIcon />
          {texts.filters}
          <FilterCount criteria={criteria} />
        </FilterLink>
        <LayersMenu
          shown={layers.layers.map(({ name }) => name)}
          query={address.withoutLayers}
          onToggle={(name) => void layers.toggle(name)}
        />
      </div>
      <ActiveFilters
        criteria={criteria}
        hrefOf={hrefOf}
        clearHref={address.action}
        onNone={() => filters.current?.focus()}
      />
    </>
  );
}
