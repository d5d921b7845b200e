import { heroSearch } from './hero-search';

const quay = { name: 'Lazurine Quay', location: 'Dubai Marina' };

test.each([
  [[], [], true],
  [['Dubai Marina'], [], true],
  [['Business Bay', 'dubai marina'], [], true],
  [['Business Bay'], [], false],
  [[], ['Lazurine Quay'], true],
  [['Dubai Marina'], ['Quay 7/8', 'LAZURINE QUAY '], true],
  [['Dubai Marina'], ['Quay 7/8'], false],
  [['Business Bay'], ['Lazurine Quay'], false],
])(
  'with the locations %p and the properties %p chosen, Lazurine Quay in Dubai Marina: %p',
  (locations, names, found) => {
    expect(heroSearch({ locations, names })(quay)).toBe(found);
  },
);

test('leaves a project without a location out as soon as one is chosen', () => {
  expect(heroSearch({ locations: [''], names: [] })({ name: 'x', location: null })).toBe(true);
  expect(heroSearch({ locations: ['Dubai Marina'], names: [] })({ name: 'x', location: null })).toBe(false);
});
