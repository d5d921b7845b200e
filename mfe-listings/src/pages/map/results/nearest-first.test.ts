import { nearestFirst } from './nearest-first';

const middle = { latitude: 25.1, longitude: 55.2 };
const near = { name: 'near', latitude: 25.11, longitude: 55.2 };
const east = { name: 'east', latitude: 25.1, longitude: 55.25 };
const corner = { name: 'corner', latitude: 25.14, longitude: 55.245 };
const far = { name: 'far', latitude: 25.4, longitude: 55.2 };

test.each([
  ['by the longer of the two sides', [far, east, corner, near], ['near', 'corner', 'east', 'far']],
  [
    'of two as far the first as before',
    [
      { ...near, name: 'b' },
      { ...near, name: 'a' },
    ],
    ['b', 'a'],
  ],
  ['none of none', [], []],
])('places stand nearest first, %s', (_, places, names) => {
  expect(nearestFirst(places, middle).map(({ name }) => name)).toEqual(names);
});
