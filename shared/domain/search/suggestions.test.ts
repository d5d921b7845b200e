import fc from 'fast-check';
import { noCriteria } from './criteria/search-criteria';
import { searchFilter } from './search-filter';
import type { SearchableProject } from './searchable-project';
import { noSuggestions, suggestionLimits, suggestions } from './suggestions';

const places = ['Dubai Marina', 'Jumeirah Village Circle (JVC)', 'Jumeirah Village Circle', 'Marsa Bay', null];
const landmarks = ['Metro station', 'Marina promenade', 'Dubai Marina', 'Mall'];
const anyProject: fc.Arbitrary<SearchableProject> = fc.record({
  name: fc.constantFrom('Marina Gate', 'Quay One', 'Mast House', 'Circle Green'),
  location: fc.constantFrom(...places),
  developer: fc.option(fc.record({ name: fc.constantFrom('Marensand', 'Lazurine Estates', 'marensand') })),
  units: fc.constant([]),
  labels: fc.constant([]),
  categories: fc.constant([]),
  amenities: fc.constant([]),
  landmarks: fc.subarray(landmarks),
  subCategories: fc.subarray(['Villa', 'villa', 'Metro shop', 'Apartment']),
  agents: fc.array(fc.record({ name: fc.constantFrom('Mariam', 'mariam ', 'Quentin') }), { maxLength: 2 }),
  price: fc.constant(0),
});
const typed = fc.constantFrom(
  'm',
  'mar',
  'marina',
  'marnia',
  'jvc',
  'lazurine',
  'metro',
  'quay',
  'circle',
  'vil',
  'mariam',
  'zzz',
);

test('each count is that of the properties which choosing it gives', () => {
  fc.assert(
    fc.property(fc.array(anyProject, { maxLength: 30 }), typed, (projects, text) => {
      const count = (criteria: Partial<typeof noCriteria>) =>
        projects.filter(searchFilter({ ...noCriteria, ...criteria })).length;
      const found = suggestions(projects, text);
      for (const area of found.areas) expect(count({ locations: [area.value] })).toBe(area.count);
      for (const kind of found.kinds) expect(count({ kinds: [kind.value] })).toBe(kind.count);
      for (const agent of found.agents) expect(count({ agents: [agent.value] })).toBe(agent.count);
      for (const developer of found.developers) expect(count({ developer: developer.value })).toBe(developer.count);
      for (const landmark of found.landmarks)
        expect(landmark.count).toBeLessThanOrEqual(count({ query: landmark.value }));
      for (const project of found.projects) expect(searchFilter({ ...noCriteria, query: text })(project)).toBe(true);
    }),
  );
});

const mariam = { name: 'Mariam Al Suri' };
const bare = { units: [], labels: [], categories: [], amenities: [], agents: [], price: 0, developer: null };

test('offers the areas, kinds, projects, developers, agents and landmarks that begin so, the most frequent first', () => {
  const projects = [
    { ...bare, name: 'Quay One', location: 'Dubai Marina', landmarks: ['Metro station', 'Marina promenade'] },
    { ...bare, name: 'Quay Two', location: 'Dubai Marina', landmarks: ['Marina promenade'] },
    { ...bare, name: 'Mast House', location: 'Marsa', developer: { name: 'Marensand' }, agents: [mariam] },
    {
      ...bare,
      name: 'Marble Court',
      location: null,
      subCategories: ['Market stall', 'market stall'],
      agents: [mariam, mariam],
    },
  ];
  const { projects: found, ...named } = suggestions(projects, 'mar');
  expect(named).toEqual({
    areas: [
      { value: 'Dubai Marina', count: 2 },
      { value: 'Marsa', count: 1 },
    ],
    kinds: [{ value: 'Market stall', count: 1 }],
    developers: [{ value: 'Marensand', count: 1 }],
    agents: [{ value: 'Mariam Al Suri', count: 2 }],
    landmarks: [{ value: 'Marina promenade', count: 2 }],
  });
  expect(found.map(({ name }) => name)).toEqual(['Marble Court', 'Quay One', 'Quay Two']);
});

test('two spellings of an area are one suggestion', () => {
  const projects = [
    { ...bare, name: 'One', location: 'Jumeirah Village Circle' },
    { ...bare, name: 'Two', location: 'Jumeirah Village Circle (JVC)' },
  ];
  expect(suggestions(projects, 'jvc').areas).toEqual([{ value: 'Jumeirah Village Circle', count: 2 }]);
});

test('says no more than stands beneath a field', () => {
  const projects = Array.from({ length: 50 }, (_, index) => ({
    ...bare,
    name: `Quay ${index}`,
    location: `Quay place ${index}`,
    developer: { name: `Quay builders ${index}` },
    landmarks: [`Quay walk ${index}`],
    subCategories: [`Quay hut ${index}`],
    agents: [{ name: `Quay agent ${index}` }],
  }));
  const found = suggestions(projects, 'quay');
  const lengths = Object.fromEntries(Object.entries(found).map(([name, list]) => [name, list.length]));
  expect(lengths).toEqual(suggestionLimits);
  expect(suggestions(projects, ' ')).toEqual(noSuggestions);
});

test('what is written so comes before what is written nearly so, then the more frequent, then by the letters', () => {
  const at = (location: string, name: string) => ({ ...bare, name, location });
  const projects = [
    ...['One', 'Two', 'Three'].map((name) => at('Marnia Hills', name)),
    at('Marina South', 'Four'),
    at('Marina North', 'Five'),
    at('Marina East', 'Six'),
    at('Marina East', 'Seven'),
  ];
  expect(suggestions(projects, 'marina').areas).toEqual([
    { value: 'Marina East', count: 2 },
    { value: 'Marina North', count: 1 },
    { value: 'Marina South', count: 1 },
    { value: 'Marnia Hills', count: 3 },
  ]);
});

test('a developer is one suggestion, in whatever case and with whatever spaces around', () => {
  const by = (name: string) => ({ ...bare, name: 'Quay', location: null, developer: { name } });
  expect(suggestions([by('Marensand'), by(' marensand '), by('MARENSAND')], 'maren').developers).toEqual([
    { value: 'Marensand', count: 3 },
  ]);
});
