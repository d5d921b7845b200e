import { loaded } from '@iwan/shared/api/loaded';
import { projectsApi } from '@iwan/shared/api/projects';
import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { parseMapStart, wholeView } from '@iwan/shared/domain/map/map-query';
import { readListingQuery } from '@iwan/shared/paths/criteria';
import { boundsOf } from './gather-signs';
import type { MapData } from './map-page';
import { narrowedBy } from './narrowed-by';
import { boundsAround } from './part-of-map';

/** What stands on the part of the map that the address means. */
export async function loadMap({ query, http, signal }: LoaderArguments): Promise<MapData> {
  const asked = query.get('view');
  const start = parseMapStart(asked);
  // Without a view of its own the address means all of it: few enough to be sent once, or gathered in signs.
  const bounds = asked === null || asked === wholeView ? null : boundsAround(start);
  const { criteria } = readListingQuery(query);
  const slug = query.get('slug');
  const question = { bounds, zoom: start.zoom, criteria, slug };
  const set = await loaded(projectsApi(http).markers(question, signal), signal);
  const isWhole = bounds === null && (asked === wholeView || narrowedBy(criteria, slug) !== null);
  const fit = isWhole && set.status === 'ready' ? boundsOf(set.value.markers, set.value.clusters) : null;
  return { start, bounds, fit, set, criteria, slug };
}
