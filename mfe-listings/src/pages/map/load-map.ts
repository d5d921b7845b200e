import { loaded } from '@iwan/shared/api/loaded';
import { markersOnWire } from '@iwan/shared/api/projects/project-markers';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { parseMapStart, wholeView } from '@iwan/shared/domain/map/map-query';
import { boundsOfArea, parseArea } from '@iwan/shared/domain/search/areas/drawn-area';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { understandCriteria } from '@iwan/shared/domain/search/understand/understand-criteria';
import { readListingQuery } from '@iwan/shared/paths/criteria';
import { loadFilterOptions } from '../../parts/filter/fields/filter-options';
import { loadFilterForm } from '../../parts/filter/load-filter-form';
import type { ShownNames } from '../../parts/filter/shown-names';
import { loadRatesForText } from '../../parts/rates/rates-for-text';
import { boundsOf } from './clusters/bounds-of';
import { boundsAround } from './clusters/part-of-map';
import { loadLayers, readLayers } from './layers/layers';
import type { MapData } from './map-data';
import { narrowedBy } from './narrowed-by';
import { readShown } from './shown-view';

/** Loads what is on the part of the map that the address names. */
export async function loadMap({ query, http, signal, locale }: LoaderArguments): Promise<MapData> {
  const view = query.get('view');
  const start = parseMapStart(view);
  const written = readListingQuery(query);
  const rates = await loadRatesForText(written.criteria.query, () => http, signal);
  const { criteria, typed } = await understandCriteria(written.criteria, { rates, year: new Date().getFullYear() });
  const requested = { ...written, criteria };
  const area = parseArea(criteria.within);
  // An address without a view means the whole map, one with an area that whole area: few enough projects to be sent at once, or
  // gathered in clusters.
  const bounds = view === null || view === wholeView || area !== null ? null : boundsAround(start);
  const slug = query.get('slug');
  const question = { bounds, zoom: start.zoom, criteria, slug };
  const isFormOpen = query.get('filters') === 'open' || requested.unread !== undefined;
  const [set, layers, form, names] = await Promise.all([
    loaded(markersOnWire(http, question, signal), signal),
    loadLayers(readLayers(query)),
    isFormOpen ? loadFilterForm(http, question, signal) : null,
    loadNames(criteria, { http, signal, locale }),
  ]);
  const isWhole = view === wholeView || (view === null && narrowedBy(criteria, slug) !== null);
  const whole = set.status === 'ready' ? boundsOf(set.value.markers, set.value.clusters) : null;
  // An area is shown whole, also where it has few projects.
  const fit = isWhole ? (area === null ? whole : boundsOfArea(area)) : null;
  return {
    start,
    bounds,
    fit,
    set,
    requested,
    typed,
    slug,
    area,
    layers,
    shown: readShown(query),
    form,
    ...(names && { names }),
  };
}

/** Markers do not have the names of agents. */
async function loadNames(
  { developer, agents }: SearchCriteria,
  { http, signal, locale }: Pick<LoaderArguments, 'http' | 'signal' | 'locale'>,
): Promise<ShownNames | undefined> {
  if (languageOf(locale) === defaultLanguage || (developer === null && agents.length === 0)) return undefined;
  const options = await loaded(loadFilterOptions(http, signal), signal);
  return options.status === 'ready' ? options.value.shown : undefined;
}
