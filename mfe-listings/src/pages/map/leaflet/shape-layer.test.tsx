import type { LatLngTuple } from 'leaflet';
import { getPosition } from 'leaflet/src/dom/DomUtil.js';
import { toLatLng } from 'leaflet/src/geo/LatLng.js';
import { openMap } from '../../../testing/open-map';
import { shapeLayer } from './parts';

const start: LatLngTuple = [25.2, 55.27];
const corners: LatLngTuple[] = [
  [25.19, 55.25],
  [25.22, 55.26],
  [25.21, 55.31],
];

/** The visible corners of a path, in pixels of the window. */
function seen(map: ReturnType<typeof openMap>): readonly (readonly [number, number])[] {
  const [svg] = map.getPane('overlayPane')?.getElementsByTagName('svg') ?? [];
  if (svg === undefined) throw new Error('Nothing is drawn.');
  const [left = 0, top = 0, scale = 0] = (
    svg
      .querySelector('g')
      ?.getAttribute('transform')
      ?.match(/-?[\d.]+(?:e-\d+)?/g) ?? []
  ).map(Number);
  const numbers =
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const at = map.layerPointToContainerPoint(getPosition(svg));
  return corners.map((_, index) => [
    at.x + left + (numbers[index * 2] ?? 0) * scale,
    at.y + top + (numbers[index * 2 + 1] ?? 0) * scale,
  ]);
}

test.each([10, 12, 15, 18])('at zoom %i each corner is drawn at its place, also after the map was moved', (zoom) => {
  const map = openMap(start);
  shapeLayer(map, 'overlayPane').draw([corners], { className: 'area', isArea: true });
  const check = () => {
    for (const [index, [x, y]] of seen(map).entries()) {
      const place = map.latLngToContainerPoint(corners[index] ?? start);
      // A hundredth of a pixel at zoom 12 is two thirds of one at zoom 18.
      expect(Math.abs(x - place.x)).toBeLessThan(1.1);
      expect(Math.abs(y - place.y)).toBeLessThan(1.1);
    }
  };
  map.setView(start, zoom, { animate: false });
  check();
  map.panBy([-170, 90], { animate: false });
  check();
});

test('however far the map is moved, the drawing covers the window and a margin around it', async () => {
  const map = openMap(start);
  shapeLayer(map, 'overlayPane');
  await new Promise((over) => {
    map.once('moveend', over);
    // Dragged as by a finger: Leaflet resets nothing during the move.
    map.panBy([600, -400], { duration: 0.05 });
  });
  const [svg] = map.getPane('overlayPane')?.getElementsByTagName('svg') ?? [];
  if (svg === undefined) throw new Error('Nothing is drawn.');
  expect(map.layerPointToContainerPoint(getPosition(svg))).toMatchObject({ x: -400, y: -300 });
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['1600', '1200']);
});

test('an area is closed and has holes, a line is not closed', () => {
  const map = openMap(start);
  const shapes = shapeLayer(map, 'overlayPane');
  shapes.draw([corners, [...corners].reverse()], { className: 'area', isArea: true });
  shapes.draw([corners], { className: 'line', isArea: false });
  const [area, line] = map.getPane('overlayPane')?.querySelectorAll('path') ?? [];
  expect(area).toHaveClass('area');
  expect(area?.getAttribute('d')?.match(/M|z/g)).toEqual(['M', 'z', 'M', 'z']);
  expect(line?.getAttribute('d')?.match(/M|L|z/g)).toEqual(['M', 'L', 'L']);
  shapes.remove();
  expect(map.getPane('overlayPane')).toBeEmptyDOMElement();
});

test('while a zoom is animated the drawing moves to its next position and size', () => {
  const map = openMap(start);
  shapeLayer(map, 'overlayPane').draw([corners], { className: 'area', isArea: true });
  const [svg] = map.getPane('overlayPane')?.getElementsByTagName('svg') ?? [];
  if (svg === undefined) throw new Error('Nothing is drawn.');
  const corner = map.layerPointToLatLng(getPosition(svg));
  map.fire('zoomanim', { center: toLatLng(25.19, 55.3), zoom: 13 });
  const [x = '', y = ''] = svg.style.transform.match(/-?[\d.]+(?=px)/g) ?? [];
  expect(svg.style.transform).toMatch(/scale\(2\)$/);
  map.setView([25.19, 55.3], 13, { animate: false });
  const place = map.latLngToContainerPoint(corner);
  expect(Math.abs(Number(x) - place.x)).toBeLessThan(1.5);
  expect(Math.abs(Number(y) - place.y)).toBeLessThan(1.5);
});
