import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { readCoordinates } from '@iwan/shared/domain/map/coordinates';
import { startView } from '@iwan/shared/domain/map/map-markers';
import type { Coordinates } from '@iwan/shared/domain/model/entities';
import type { Map as LeafletMap } from 'leaflet';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { drawBaseMap } from '../../../pages/map/base-map/base-map';
import type { LiveMap } from '../../../pages/map/leaflet/live-map';
import { textsOf } from '../texts';
import { pixelsOf, writtenPosition } from './move-position';
import styles from './position-map.module.css';

/** The zoom at which a known position is shown, and the limits of zooming. */
const nearZoom = 15;
const zooms = { minZoom: 9, maxZoom: 18 } as const;

/**
 * The position of a project on the site's own map. Pressing the map sets it, the arrow keys of its marker move it, and what is
 * typed into the fields of latitude and longitude moves the marker.
 */
export function PositionMap() {
  const texts = useTexts(textsOf).position;
  const { setValue } = useFormContext();
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] });
  const place = readCoordinates({ latitude, longitude });
  const set = (coordinates: Coordinates) => {
    for (const [field, value] of Object.entries(writtenPosition(coordinates))) {
      setValue(field, value, { shouldDirty: true });
    }
  };
  const { element, live, press } = useLiveMap(place, set);
  const start = ({ map }: LiveMap) => {
    const { lat, lng } = map.getCenter();
    press({ latitude: lat, longitude: lng });
    // The marker replaces the button, and takes its focus.
    requestAnimationFrame(() => element.current?.querySelector('button')?.focus());
  };

  const move = (event: KeyboardEvent) => {
    const by = pixelsOf(event.key, event.shiftKey);
    if (by === null || live === null || place === null) return;
    event.preventDefault();
    // The map has arrow keys of its own.
    event.stopPropagation();
    // Not by the points of the container, which are whole pixels: the other direction would change as well.
    const { lat, lng } = live.map.unproject(live.map.project([place.latitude, place.longitude]).add(by));
    set({ latitude: lat, longitude: lng });
  };
  return (
    <Box>
      <Text fontSize="sm" color="fg.muted" marginBottom="2">
        {texts.help}
      </Text>
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no group of form fields. */}
      <div ref={element} className={styles.map} role="group" aria-label={texts.map}>
        {live === null || place === null ? null : (
          <PositionMarker live={live} place={place} label={texts.at(latitude, longitude)} onKeyDown={move} />
        )}
      </div>
      <Flex gap="2" marginTop="2" align="center" wrap="wrap">
        <Button size="xs" variant="outline" aria-label={texts.zoomIn} onClick={() => live?.map.zoomIn()}>
          +
        </Button>
        <Button size="xs" variant="outline" aria-label={texts.zoomOut} onClick={() => live?.map.zoomOut()}>
          −
        </Button>
        <Text fontSize="sm" aria-live="polite">
          {place === null ? texts.none : texts.at(latitude, longitude)}
        </Text>
        {place !== null || live === null ? null : (
          <Button size="xs" variant="outline" onClick={() => start(live)}>
            {texts.start}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

function useLiveMap(place: Coordinates | null, onPress: (coordinates: Coordinates) => void) {
  const element = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<LiveMap | null>(null);
  const latest = useRef(onPress);
  latest.current = onPress;
  /** Whether the map has shown a position: the form has its record only after the first rendering. */
  const hasShown = useRef(false);
  const press = (coordinates: Coordinates) => {
    hasShown.current = true;
    latest.current(coordinates);
  };

  useEffect(() => {
    let map: LeafletMap | null = null;
    let stopped = false;
    import('../../../pages/map/leaflet/parts').then(
      (leaflet) => {
        if (stopped || element.current === null) return;
        const made = leaflet.map(element.current, {
          ...{ zoomControl: false, attributionControl: false, zoomAnimation: false, doubleClickZoom: false },
          // The arrow keys move the marker.
          ...{ keyboard: false, ...zooms },
        });
        map = made;
        made.setView([startView.latitude, startView.longitude], zooms.minZoom + 1);
        made.on('click', ({ latlng }) => press({ latitude: latlng.lat, longitude: latlng.lng }));
        void drawBaseMap(leaflet, made);
        leaflet.addMouse(made).catch(() => {});
        setLive({ leaflet, map: made });
      },
      // Without the map the position can be typed.
      () => {},
    );
    return () => {
      stopped = true;
      map?.remove();
    };
  }, []);

  // What is typed may lie outside of the visible part.
  useEffect(() => {
    if (live === null || place === null) return;
    const at = { lat: place.latitude, lng: place.longitude };
    if (hasShown.current && live.map.getBounds().contains(at)) return;
    live.map.setView(at, Math.max(live.map.getZoom(), nearZoom));
    hasShown.current = true;
  }, [live, place?.latitude, place?.longitude]);

  return { element, live, press };
}

interface MarkerProps {
  readonly live: LiveMap;
  readonly place: Coordinates;
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The marker of the position, which takes the focus and keeps it while it is moved. */
function PositionMarker({ live: { leaflet, map }, place: { latitude, longitude }, label, onKeyDown }: MarkerProps) {
  const [host] = useState(() => document.createElement('div'));
  const hadFocus = useRef(false);
  useEffect(() => {
    const placed = leaflet.marker([latitude, longitude], host).addTo(map);
    if (hadFocus.current) host.querySelector('button')?.focus();
    return () => {
      // An element that is taken out loses the focus.
      hadFocus.current = host.contains(document.activeElement);
      placed.remove();
    };
  }, [leaflet, map, host, latitude, longitude]);
  return createPortal(
    <button type="button" className={styles.marker} aria-label={label} onKeyDown={onKeyDown}>
      <svg viewBox="0 0 36 50" width="36" height="50" aria-hidden="true">
        <path d="M1.5 41V19C1.5 9.5 7 6.5 18 1.5 29 6.5 34.5 9.5 34.5 19v22H22l-4 7-4-7z" />
      </svg>
    </button>,
    host,
  );
}
