import { defineRoute } from '@iwan/shared/contracts/module';
import { startView } from '@iwan/shared/domain/map-markers';
import { parseMapStart } from '@iwan/shared/domain/map-query';
import { paths } from '@iwan/shared/paths/paths';
import { type MapData, MapPage } from './map-page';
import { boundsAround } from './part-of-map';
import { texts } from './texts';

export const route = defineRoute<MapData>({
  Component: MapPage,
  loader: async ({ query, api, signal }) => {
    const asked = query.get('view');
    const start = parseMapStart(asked);
    // Without a view of its own the address means all of it: few enough to be sent once, or gathered in signs.
    const bounds = asked === null ? null : boundsAround(start);
    const set = await api.projects.markers({ bounds, zoom: start.zoom }, signal);
    return { start, bounds, set };
  },
  head: ({ start }) => ({
    title: texts.head,
    description: texts.description,
    canonical: paths.map(),
    noindex: start !== startView && start.zoom !== startView.zoom,
  }),
});
