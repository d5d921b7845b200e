import type { LatLngExpression } from 'leaflet';
import { getPosition } from 'leaflet/src/dom/DomUtil.js';
import { toLatLng } from 'leaflet/src/geo/LatLng.js';
import { openMap } from '../../../testing/open-map';
import { addMouse, marker } from './parts';

const start: LatLngExpression = [25.2, 55.27];

test('a marker has the position of its place at any zoom, and is removed with its map', () => {
  const map = openMap(start);
  const element = document.createElement('div');
  const placed = marker([25.21, 55.28], element).addTo(map);
  expect(element.parentElement).toBe(map.getPane('markerPane'));
  for (const zoom of [12, 14, 11]) {
    map.setView(start, zoom, { animate: false });
    expect(getPosition(element)).toEqual(map.latLngToLayerPoint([25.21, 55.28]).round());
  }
  placed.remove();
  expect(element.isConnected).toBe(false);
  map.setView(start, 13, { animate: false });
  placed.addTo(map);
  expect(element.isConnected).toBe(true);
  map.remove();
  expect(element.isConnected).toBe(false);
});

test('moves to its next position while a zoom is animated', () => {
  const map = openMap(start);
  const element = document.createElement('div');
  marker([25.21, 55.28], element).addTo(map);
  map.panBy([120, -40], { animate: false });
  map.fire('zoomanim', { center: toLatLng(25.19, 55.3), zoom: 13 });
  // Leaflet resets the pane after the zoom: the visible position counts.
  const seen = map.layerPointToContainerPoint(getPosition(element));
  map.setView([25.19, 55.3], 13, { animate: false });
  expect(seen.distanceTo(map.latLngToContainerPoint([25.21, 55.28]))).toBeLessThanOrEqual(1.5);
});

test('a marker further south is drawn above the others, and depth decides over both', () => {
  const map = openMap(start);
  const [north, south] = [document.createElement('div'), document.createElement('div')];
  const further = marker([25.23, 55.27], north).addTo(map);
  marker([25.17, 55.27], south).addTo(map);
  expect(Number(north.style.zIndex)).toBeLessThan(Number(south.style.zIndex));
  further.setDepth(100_000);
  expect(Number(north.style.zIndex)).toBeGreaterThan(Number(south.style.zIndex));
});

test('adds the wheel and the zoom box for a mouse', async () => {
  const map = openMap(start);
  expect(map.scrollWheelZoom).toBeUndefined();
  await addMouse(map);
  expect(map.scrollWheelZoom.enabled()).toBe(true);
  expect(map.boxZoom.enabled()).toBe(true);
});
