import { isWithin, type MapBounds } from '@iwan/shared/domain/map/map-markers';
import type { LiveMap } from '../leaflet/live-map';
import { Placed } from '../leaflet/placed';
import { MapNameLabel } from './map-name-label';
import type { PlacedName } from './place-names';

interface LiveNamesProps {
  readonly live: LiveMap;
  readonly names: readonly PlacedName[];
  /** The part of the map that is drawn. */
  readonly near: MapBounds | null;
}

/** The names of the base map on the live map, beneath the markers. */
export function LiveNames({ live, names, near }: LiveNamesProps) {
  return names
    .filter((name) => isWithin(name, near))
    .map((name) => (
      <Placed
        key={`${name.name} ${name.latitude}`}
        live={live}
        latitude={name.latitude}
        longitude={name.longitude}
        depth="beneath"
      >
        <MapNameLabel name={name} style={{ left: name.right, top: name.down }} />
      </Placed>
    ));
}
