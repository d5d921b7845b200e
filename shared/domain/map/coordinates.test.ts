import { readCoordinates } from './coordinates';

test.each([
  [
    { latitude: '25.0805', longitude: '55.1403' },
    { latitude: 25.0805, longitude: 55.1403 },
  ],
  [
    { latitude: 25.1, longitude: -55 },
    { latitude: 25.1, longitude: -55 },
  ],
  [
    { latitude: ' 25.1 ', longtitude: '55.2' },
    { latitude: 25.1, longitude: 55.2 },
  ],
  [
    { latitude: '25.1', longitute: '55.2' },
    { latitude: 25.1, longitude: 55.2 },
  ],
  [
    { latitude: '25.1', longitude: null, logitude: '55.2' },
    { latitude: 25.1, longitude: 55.2 },
  ],
  [
    { latitude: '0', longitude: '0' },
    { latitude: 0, longitude: 0 },
  ],
  [
    { latitude: '-90', longitude: '180' },
    { latitude: -90, longitude: 180 },
  ],
])('finds %p at %p', (record, coordinates) => {
  expect(readCoordinates(record)).toEqual(coordinates);
});

test.each([
  {},
  { latitude: '25.1' },
  { latitude: '91', longitude: '55' },
  { latitude: '25', longitude: '181' },
  { latitude: '25.1° N', longitude: '55.2' },
  { latitude: '0x10', longitude: '55.2' },
  { latitude: '', longitude: '' },
  { latitude: '1e1', longitude: '55' },
  { latitude: [25], longitude: {} },
])('finds no place in %p', (record) => {
  expect(readCoordinates(record)).toBeNull();
});
