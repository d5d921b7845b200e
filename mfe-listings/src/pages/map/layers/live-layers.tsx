import { isWithin, type MapBounds } from '@iwan/shared/domain/map/map-markers';
import type { LiveMap } from '../leaflet/live-map';
import { Placed } from '../leaflet/placed';
import { LayerMarker } from './layer-marker';
import type { MapLayer } from './layers';

/** From which zoom the names of a layer's places are read. */
const namedFrom = 13;

interface LiveLayersProps {
  readonly live: LiveMap;
  readonly layers: readonly MapLayer[];
  /** What of the map is drawn. */
  readonly near: MapBounds | null;
  readonly zoom: number;
}

/** The places of the layers on the live map, beneath the projects' markers. */
export function LiveLayers({ live, layers, near, zoom }: LiveLayersProps) {
  return layers.flatMap(({ name, places }) =>
    places
      .filter((place) => isWithin(place, near))
      .map((place) => (
        <Placed
          key={`${name} ${place.name}`}
          live={live}
          latitude={place.latitude}
          longitude={place.longitude}
          depth="beneath"
        >
          <LayerMarker layer={name} name={place.name} isNamed={zoom >= namedFrom} />
        </Placed>
      )),
  );
}
