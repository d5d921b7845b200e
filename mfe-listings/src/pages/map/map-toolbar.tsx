import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { ListingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/actions/button';
import { Check } from '@iwan/shared/ui/fields/check';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { useRef } from 'react';
import { FilterLink } from '../../parts/filter/filter-link';
import { SlidersIcon } from '../../parts/icons';
import { ActiveFilters } from '../../parts/listing/active-filters/active-filters';
import { FilterCount } from '../../parts/listing/active-filters/filter-count';
import { QueryFields } from '../../parts/query-fields';
import { type LayerName, layerNames } from './layers/layers';
import menuStyles from './layers/layers-menu.module.css';
import type { useLayers } from './layers/use-layers';
import type { MapAddress } from './map-address';
import type { MapData } from './map-data';
import styles from './map-toolbar.module.css';
import { textsOf } from './texts';

interface MapToolbarProps {
  readonly typed: MapData['typed'];
  readonly names: MapData['names'];
  readonly requested: ListingQuery;
  readonly address: MapAddress;
  readonly layers: ReturnType<typeof useLayers>;
}

/** The filters and their chips, and the layers. */
export function MapToolbar({ requested: { criteria, sort }, typed, names, address, layers }: MapToolbarProps) {
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
        typed={typed}
        names={names}
        hrefOf={hrefOf}
        clearHref={address.action}
        onNone={() => filters.current?.focus()}
      />
    </>
  );
}

interface LayersMenuProps {
  readonly shown: readonly LayerName[];
  /** The rest of the map's address. */
  readonly query: Query;
  readonly onToggle: (name: LayerName) => void;
}

/** A menu of checkboxes for the map's layers; without script, a form that loads the page with them. */
function LayersMenu({ shown, query, onToggle }: LayersMenuProps) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown } = useDisclosure('layers');
  return (
    <details ref={details} suppressHydrationWarning className={menuStyles.menu} onKeyDown={onKeyDown}>
      <summary>
        {texts.layers}
        {shown.length === 0 ? null : <span className={menuStyles.count}>({shown.length})</span>}
        <DownIcon className={menuStyles.arrow} />
      </summary>
      <PageForm className={menuStyles.panel} action={paths.map()} data-works-unaided="">
        <QueryFields query={query} />
        {layerNames.map((name) => (
          <Check key={name} name="layer" value={name} checked={shown.includes(name)} onChange={() => onToggle(name)}>
            {texts.layer[name]}
          </Check>
        ))}
        <p>{texts.layersNote}</p>
        <noscript>
          <Button type="submit" look="outline" size="small">
            {texts.showLayers}
          </Button>
        </noscript>
      </PageForm>
    </details>
  );
}
