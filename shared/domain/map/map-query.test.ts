import fc from 'fast-check';
import { startView } from './map-markers';
import { parseBounds, parseMapStart, writeBounds, writeMapStart } from './map-query';

test('reads where a link to the map begins', () => {
  expect(parseMapStart('25.08,55.14,14')).toEqual({ latitude: 25.08, longitude: 55.14, zoom: 14 });
  expect(writeMapStart({ latitude: 25.08, longitude: 55.14, zoom: 14 })).toBe('25.08000,55.14000,14');
});

test.each([
  ['85,180,5', { latitude: 85, longitude: 180, zoom: 5 }],
  ['-85,-180,18', { latitude: -85, longitude: -180, zoom: 18 }],
  ['25,55,11.6', { latitude: 25, longitude: 55, zoom: 12 }],
])('reads the outermost view %p', (text, view) => {
  expect(parseMapStart(text)).toEqual(view);
});

test.each([null, '', '25', '25,55', '95,55,12', '25,555,12', '25,55,99', '25,55,1', 'a,b,c', '25,55,12,1', '1e1,1,12'])(
  'begins over Dubai when the address says %p',
  (text) => expect(parseMapStart(text)).toEqual(startView),
);

test.each([
  ['54.9,24.9,55.6,25.4', { west: 54.9, south: 24.9, east: 55.6, north: 25.4 }],
  ['55.6,24.9,54.9,25.4', null],
  ['54.9,25.4,55.6,24.9', null],
  ['54.9,24.9,55.6', null],
  ['-180,-90,180,90', { west: -180, south: -90, east: 180, north: 90 }],
  ['-181,0,0,0', null],
  ['0,0,181,0', null],
  ['0,0,0,91', null],
  ['0,-91,0,0', null],
  ['x,0,0,0', null],
  ['', null],
])('reads the part of the map %p', (text, bounds) => {
  expect(parseBounds(text)).toEqual(bounds);
});

test('reads the bounds that it has written, to a metre', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(180), degrees(90), degrees(180), degrees(90), (a, b, c, d) => {
      const bounds = { west: Math.min(a, c), south: Math.min(b, d), east: Math.max(a, c), north: Math.max(b, d) };
      const read = parseBounds(writeBounds(bounds));
      for (const side of ['west', 'south', 'east', 'north'] as const) {
        expect(Math.abs((read?.[side] ?? Number.NaN) - bounds[side])).toBeLessThan(0.00001);
      }
    }),
  );
});
