import fc from 'fast-check';
import { clearCriteria } from './advanced-filter';
import {
  choicesIn,
  noCriteria,
  type SearchableProject,
  type SearchCriteria,
  type SearchCriterion,
  searchFilter,
} from './search-criteria';

const words = ['1BR', '2BR', 'Gym', 'Pool', 'New', 'Residential', 'Layla', 'Marensand', 'Dubai Marina', 'Quay'];
const someWords = fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 });
const oneWord = fc.option(fc.constantFrom(...words));
const price = fc.constantFrom(0, 10_000, 900_000, 3_000_000, 9_000_000);

const anyProject: fc.Arbitrary<SearchableProject> = fc.record({
  name: fc.constantFrom(...words),
  location: oneWord,
  developer: fc.option(fc.record({ name: fc.constantFrom(...words) })),
  units: someWords,
  labels: someWords,
  categories: someWords,
  amenities: someWords,
  agents: fc.array(fc.record({ name: fc.constantFrom(...words) }), { maxLength: 2 }),
  price,
});
const anyCriteria: fc.Arbitrary<SearchCriteria> = fc.record({
  developer: oneWord,
  configurations: someWords,
  agents: someWords,
  labels: someWords,
  amenities: someWords,
  categories: someWords,
  locations: someWords,
  names: someWords,
  budget: fc.option(fc.constant(clearCriteria.budget)),
});
const lists = ['configurations', 'agents', 'labels', 'amenities', 'categories', 'locations', 'names'] as const;
const criterionNames = Object.keys(noCriteria) as SearchCriterion[];

test('one more choice within a criterion never finds less', () => {
  fc.assert(
    fc.property(
      anyProject,
      anyCriteria,
      fc.constantFrom(...lists),
      fc.constantFrom(...words),
      (project, criteria, list, word) => {
        fc.pre(criteria[list].length > 0);
        const wider = { ...criteria, [list]: [...criteria[list], word] };
        expect(!searchFilter(criteria)(project) || searchFilter(wider)(project)).toBe(true);
      },
    ),
  );
});

test('one more criterion never finds more', () => {
  fc.assert(
    fc.property(anyProject, anyCriteria, fc.constantFrom(...criterionNames), (project, criteria, criterion) => {
      const fewer = { ...criteria, [criterion]: noCriteria[criterion] };
      expect(!searchFilter(criteria)(project) || searchFilter(fewer)(project)).toBe(true);
    }),
  );
});

test('leaving a criterion out is the same as never having chosen it', () => {
  fc.assert(
    fc.property(anyProject, anyCriteria, fc.constantFrom(...criterionNames), (project, criteria, criterion) => {
      const fewer = { ...criteria, [criterion]: noCriteria[criterion] };
      expect(searchFilter(criteria, criterion)(project)).toBe(searchFilter(fewer)(project));
    }),
  );
});

test('finds every project when nothing is asked for', () => {
  fc.assert(fc.property(anyProject, (project) => searchFilter(noCriteria)(project)));
});

test('counts a developer and a budget as one choice each', () => {
  const criteria = { ...noCriteria, developer: 'Marensand', budget: clearCriteria.budget, names: ['Quay', 'Gate'] };
  expect(criterionNames.filter((criterion) => choicesIn(criteria, criterion) > 0)).toEqual([
    'developer',
    'budget',
    'names',
  ]);
  expect([choicesIn(criteria, 'developer'), choicesIn(criteria, 'budget'), choicesIn(criteria, 'names')]).toEqual([
    1, 1, 2,
  ]);
});
