import { noCriteria } from '../criteria/search-criteria';
import { searchFilter } from '../search-filter';

const bare = { developer: null, units: [], labels: [], categories: [], agents: [], amenities: [], price: 0 };
const quay = { ...bare, name: 'Lazurine Quay', location: 'Dubai Marina' };
const heroSearch = (requested: { readonly locations: string[]; readonly names: string[] }) =>
  searchFilter({ ...noCriteria, ...requested });

test.each<[string[], string[], boolean]>([
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
  expect(heroSearch({ locations: [''], names: [] })({ ...bare, name: 'x', location: null })).toBe(true);
  expect(heroSearch({ locations: ['Dubai Marina'], names: [] })({ ...bare, name: 'x', location: null })).toBe(false);
});
