import { isNear, kindsNear } from './nearby';

test.each([
  ['9 min', true],
  ['15 min on foot', true],
  ['16 min', false],
  ['1.8 km', true],
  ['3 km', false],
  ['800 m', true],
  [null, true],
  ['around the corner', true],
])('a landmark of which is said %p is near: %p', (value, isIt) => {
  expect(isNear(value)).toBe(isIt);
});

test('names what is near by its kinds, each once', () => {
  const places = [
    { label: 'Metro station', value: '9 min' },
    { label: 'Jumeirah beach', value: '28 min' },
    { label: 'Nearest school', value: '5 min' },
    { label: 'International school', value: null },
    { label: 'Opera house', value: '2 min' },
  ];
  expect(kindsNear(places)).toEqual(['Metro', 'School']);
});
