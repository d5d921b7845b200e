import type { LatLngExpression } from 'leaflet';
import { getPosition } from 'leaflet/src/dom/DomUtil.js';
import { toLatLng } from 'leaflet/src/geo/LatLng.js';
import { openMap } from '../../../testing/open-map';
import { addMouse, marker } from './parts';

const start: LatLngExpression = [25.2, 55.27];

test('a marker stands on its place, at any zoom, and goes with its map', () => {
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

test('while a zoom is animated it goes to where it will stand', () => {
  const map = openMap(start);
  const element = document.createElement('div');
  marker([25.21, 55.28], element).addTo(map);
  map.panBy([120, -40], { animate: false });
  map.fire('zoomanim', { center: toLatLng(25.19, 55.3), zoom: 13 });
  // The pane is laid anew once the zoom is over: what counts is where it is seen.
  const seen = map.layerPointToContainerPoint(getPosition(element));
  map.setView([25.19, 55.3], 13, { animate: false });
  expect(seen.distanceTo(map.latLngToContainerPoint([25.21, 55.28]))).toBeLessThanOrEqual(1.5);
});

test('who stands further south is drawn over the others, and depth over both', () => {
  const map = openMap(start);
  const [north, south] = [document.createElement('div'), document.createElement('div')];
  const further = marker([25.23, 55.27], north).addTo(map);
  marker([25.17, 55.27], south).addTo(map);
  expect(Number(north.style.zIndex)).toBeLessThan(Number(south.style.zIndex));
  further.setDepth(100_000);
  expect(Number(north.style.zIndex)).toBeGreaterThan(Number(south.style.zIndex));
});

test('a mouse gets its wheel and its box', async () => {
  const map = openMap(start);
  expect(map.scrollWheelZoom).toBeUndefined();
  await addMouse(map);
  expect(map.scrollWheelZoom.enabled()).toBe(true);
  expect(map.boxZoom.enabled()).toBe(true);
});
