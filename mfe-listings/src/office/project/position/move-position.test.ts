import { pixelsOf, writtenPosition } from './move-position';

test.each([
  ['ArrowLeft', false, [-4, 0]],
  ['ArrowDown', false, [0, 4]],
  ['ArrowUp', true, [0, -40]],
  ['Enter', false, null],
  ['constructor', false, null],
] as const)('the key %s (Shift: %p) moves the marker by %j pixels', (key, isFar, by) => {
  expect(pixelsOf(key, isFar)).toEqual(by);
});

test.each([
  [
    { latitude: 25.0772519, longitude: 55.1304 },
    { latitude: '25.07725', longitude: '55.13040' },
  ],
  [
    { latitude: 25, longitude: 415.1304 },
    { latitude: '25.00000', longitude: '55.13040' },
  ],
  [
    { latitude: -1.5, longitude: -190 },
    { latitude: '-1.50000', longitude: '170.00000' },
  ],
])('writes the position %j as %j', (place, written) => {
  expect(writtenPosition(place)).toEqual(written);
});
