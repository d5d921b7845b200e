import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { listingQuery } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { type Query, withQuery } from '@iwan/shared/paths/query';
import type { LayerName } from './layers/layers';
import { type ShownView, writeShown } from './shown-view';

interface RequestedMap {
  readonly criteria: SearchCriteria;
  readonly slug: string | null;
  readonly layers: readonly LayerName[];
  /** Whether a phone shows the map or the list. */
  readonly shown: ShownView;
  /** The view to which the visitor has moved the map. */
  readonly moved: string | undefined;
}

/** The links of the map's controls: each to the same map with one thing changed. */
export function mapAddress({ criteria, slug, layers, shown, moved }: RequestedMap) {
  const retained = { slug: slug ?? undefined, layer: layers, ...writeShown(shown) };
  const map = (changes: { readonly criteria: SearchCriteria; readonly view?: string | undefined }) =>
    paths.map({ ...listingQuery({ criteria: changes.criteria }), ...retained, view: changes.view ?? moved });
  const search = listingQuery({ criteria });
  return {
    slug,
    map,
    /** The map without criteria. */
    action: paths.map(retained),
    carried: retained satisfies Query,
    withoutLayers: { ...search, slug: slug ?? undefined, ...writeShown(shown), view: moved } satisfies Query,
    withShown: (view: ShownView) => paths.map({ ...search, ...retained, ...writeShown(view), view: moved }),
    /** The same search as a list. */
    list: slug === null ? paths.filterAllProperty(search) : withQuery(paths.area(slug), search),
  };
}

export type MapAddress = ReturnType<typeof mapAddress>;
