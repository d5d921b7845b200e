import fc from 'fast-check';
import { clearCriteria } from './advanced-criteria';
import { writeArea } from './drawn-area';
import { noCriteria, type SearchableProject, type SearchCriteria, type SearchCriterion } from './search-criteria';
import { obstacleOf, searchFilter, sift } from './search-filter';

const words = ['1BR', '2BR', 'Gym', 'Pool', 'New', 'Residential', 'Layla', 'Marensand', 'Dubai Marina', 'Quay'];
const someWords = fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 });
const oneWord = fc.option(fc.constantFrom(...words));
const price = fc.constantFrom(0, 10_000, 900_000, 3_000_000, 9_000_000);

/** Half of a square of one degree. */
const halfOf = (south: number, from: number) => [
  { latitude: south, longitude: from },
  { latitude: south + 1, longitude: from },
  { latitude: south + 1, longitude: from + 0.5 },
  { latitude: south, longitude: from + 0.5 },
];
const west = writeArea(halfOf(25, 55));

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
  place: fc.constantFrom(null, { latitude: 25.2, longitude: 55.2 }, { latitude: 25.2, longitude: 55.7 }),
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
  query: fc.option(fc.constantFrom(...words, 'dub', 'nothing such')),
  handover: fc.option(fc.constantFrom('ready', '2027', '2029')),
  within: fc.option(fc.constantFrom(west, writeArea(halfOf(25, 55.5)))),
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

test('a project that one criterion alone keeps out is found without it, and by no other way', () => {
  fc.assert(
    fc.property(anyProject, anyCriteria, (project, criteria) => {
      const obstacle = obstacleOf(criteria)(project);
      const ways = criterionNames.filter((criterion) =>
        searchFilter({ ...criteria, [criterion]: noCriteria[criterion] })(project),
      );
      expect(searchFilter(criteria)(project)).toBe(obstacle === 'none');
      if (obstacle === 'several') expect(ways).toEqual([]);
      else if (obstacle !== 'none') expect(ways).toEqual([obstacle]);
    }),
  );
});

test('finds every project when nothing is asked for', () => {
  fc.assert(fc.property(anyProject, (project) => searchFilter(noCriteria)(project)));
});

test('sifts what is found, and counts what the budget alone keeps out of it', () => {
  fc.assert(
    fc.property(fc.array(anyProject), anyCriteria, (projects, criteria) => {
      const { matching, hiddenByBudget } = sift(projects, criteria);
      expect(matching).toEqual(projects.filter(searchFilter(criteria)));
      const atAnyPrice = projects.filter(searchFilter({ ...criteria, budget: null }));
      expect(hiddenByBudget).toBe(atAnyPrice.length - matching.length);
    }),
  );
});

test('takes a criterion that an earlier remote does not know for one that was left alone', () => {
  const criteria: SearchCriteria = { ...noCriteria, names: ['Quay'] };
  Reflect.deleteProperty(criteria, 'query');
  fc.assert(
    fc.property(anyProject, (project) => {
      expect(searchFilter(criteria)(project)).toBe(searchFilter({ ...noCriteria, names: ['Quay'] })(project));
    }),
  );
});
