import { isWithin, type MapBounds } from '@iwan/shared/domain/map/map-markers';
import type { LiveMap } from '../leaflet/live-map';
import { Placed } from '../leaflet/placed';
import { LayerMarker } from './layer-marker';
import type { MapLayer } from './layers';

/** The lowest zoom at which the names of a layer's places are shown. */
const namedFrom = 13;

interface LiveLayersProps {
  readonly live: LiveMap;
  readonly layers: readonly MapLayer[];
  /** The part of the map that is drawn. */
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
