import type { DrawnArea } from '@iwan/shared/domain/search/areas/drawn-area';
import type { LiveMap } from '../leaflet/live-map';

/** The visible part of the map as an area. */
export function cornersInView({ map }: LiveMap): DrawnArea {
  const bounds = map.getBounds();
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: west },
    { latitude: north, longitude: east },
    { latitude: south, longitude: east },
  ];
}
