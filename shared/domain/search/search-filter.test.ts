import fc from 'fast-check';
import { anyCriteria as anyCriteriaOf } from '../../contract-kit/testing/any-criteria';
import { writeArea } from './areas/drawn-area';
import { wholeBudget } from './budget/budget';
import { criterionNames, noCriteria, type SearchCriteria } from './criteria/search-criteria';
import { firstHome } from './criteria/table';
import { obstacleOf, partition, searchFilter, unitObstacles } from './search-filter';
import type { SearchableProject } from './searchable-project';

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

const undatedProject: fc.Arbitrary<SearchableProject> = fc.record({
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
  status: fc.constantFrom(null, 'Ready', 'Sold OUT', 'Under construction'),
  paysAfterHandover: fc.boolean(),
});
const anyHandover = fc.constantFrom(
  null,
  { year: 2027, quarter: 2 },
  { year: 2028, quarter: null },
  { year: 2030, quarter: 1 },
);
const anyProject: fc.Arbitrary<SearchableProject> = fc
  .tuple(undatedProject, anyHandover)
  .map(([project, handover]) => (handover === null ? project : { ...project, handover }));
const anyCriteria = anyCriteriaOf(fc.constantFrom(...words), {
  budget: fc.constant(wholeBudget),
  query: fc.constantFrom(...words, 'dub', 'nothing such'),
  within: fc.constantFrom(west, writeArea(halfOf(25, 55.5))),
});
const lists = ['configurations', 'agents', 'labels', 'amenities', 'categories', 'locations', 'names'] as const;

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
      else if (obstacle === 'unit') expect(unitObstacles(criteria)(project)).toEqual(ways);
      else if (obstacle !== 'none') expect(ways).toEqual([obstacle]);
    }),
  );
});

const twoBedrooms = { type: '2BR', price: 900_000, available: 3, squareFeet: null, plan: null };

const large = { ...twoBedrooms, squareFeet: 2000 };

/** What each criterion asks for alone, a project that it finds and one that it does not. */
const decided: readonly (readonly [Partial<SearchCriteria>, Partial<SearchableProject>, Partial<SearchableProject>])[] =
  [
    [{ developer: 'Marensand' }, { developer: { name: 'Marensand' } }, { developer: { name: 'Layla' } }],
    [{ configurations: ['2BR'] }, { units: ['1BR', '2BR'] }, { units: ['1BR'] }],
    [{ configurations: ['2BR'] }, { unitTypes: [twoBedrooms] }, { unitTypes: [{ ...twoBedrooms, available: 0 }] }],
    [{ agents: ['Layla'] }, { agents: [{ name: 'Layla' }] }, { agents: [] }],
    [{ labels: ['New'] }, { labels: ['New'] }, { labels: ['Hot Selling'] }],
    [{ amenities: ['Gym'] }, { amenities: ['Pool', 'Gym'] }, { amenities: ['Pool'] }],
    [{ categories: ['Residential'] }, { categories: ['Residential'] }, { categories: ['Commercial'] }],
    [{ locations: ['Dubai Marina'] }, { location: 'Dubai Marina' }, { location: 'Deira' }],
    [{ names: ['Quay'] }, { name: 'Quay' }, { name: 'Harbour' }],
    [{ budget: wholeBudget }, { price: 900_000 }, { price: 9_000_000 }],
    [{ query: 'quay' }, { name: 'Quay' }, { name: 'Harbour' }],
    [{ handover: 'ready' }, { status: 'Ready' }, { status: 'Under construction' }],
    [{ handover: 'ready' }, { status: 'Ready' }, { handover: { year: 2027, quarter: 1 } }],
    [{ handover: '2028' }, { handover: { year: 2028, quarter: 4 } }, { handover: { year: 2029, quarter: 1 } }],
    [{ handover: '2028' }, { status: 'Ready' }, {}],
    [
      { completion: { from: 2028, to: 2029 } },
      { handover: { year: 2029, quarter: 4 } },
      { handover: { year: 2030, quarter: 1 } },
    ],
    [{ completion: { from: 2028, to: null } }, { handover: { year: 2031, quarter: null } }, { status: 'Ready' }],
    [{ completion: { from: null, to: 2028 } }, { handover: { year: 2028, quarter: 1 } }, {}],
    [
      { completion: { from: 2028.4, to: 2028.4 } },
      { handover: { year: 2028, quarter: 4 } },
      { handover: { year: 2028, quarter: 3 } },
    ],
    [
      { completion: { from: 2028.2, to: null } },
      { handover: { year: 2029, quarter: null } },
      { handover: { year: 2028, quarter: 1 } },
    ],
    [{ states: ['Sold Out'] }, { status: 'SOLD OUT' }, { status: 'Ready' }],
    [
      { allOf: ['amenity:Gym', 'cat:Off Plan'] },
      { amenities: ['gym'], categories: ['Off Plan'] },
      { amenities: ['Gym'] },
    ],
    [{ noneOf: ['amenity:Gym'] }, { amenities: ['Gymnasium'] }, { amenities: ['Gym'] }],
    [{ noneOf: ['nothing:Gym', 'status:Ready'] }, { status: 'New Launch' }, { status: 'Ready' }],
    [{ payment: 'after-handover' }, { paysAfterHandover: true }, { paysAfterHandover: false }],
    [{ payment: 'after-handover' }, { paysAfterHandover: true }, {}],
    [{ tenure: ['Freehold'] }, { tenure: 'Freehold' }, { tenure: 'Leasehold' }],
    [{ furnishing: ['Furnished'] }, { furnishing: 'furnished' }, { furnishing: 'Unfurnished' }],
    [{ furnishing: ['Furnished', 'Unfurnished'] }, { furnishing: 'Unfurnished' }, {}],
    [{ kinds: ['Villa'] }, { subCategories: ['Apartment', 'villa'] }, { subCategories: ['Apartment'] }],
    [{ kinds: ['Villa', 'Townhouse'] }, { subCategories: ['Townhouse'] }, {}],
    [
      { size: { from: 900, to: 1100 } },
      { unitTypes: [large, { ...twoBedrooms, squareFeet: 1000 }] },
      { unitTypes: [large, { ...twoBedrooms, squareFeet: 1000, available: 0 }] },
    ],
    [{ size: { from: 900, to: null } }, { squareFeet: [400, 950] }, {}],
    [
      { offer_state: ['Available'] },
      { unitTypes: [{ ...twoBedrooms, offer_state: 'Available' }] },
      { unitTypes: [{ ...twoBedrooms, offer_state: 'Under offer' }] },
    ],
    [
      { configurations: ['2BR'] },
      { unitTypes: [twoBedrooms] },
      { unitTypes: [{ ...twoBedrooms, offer_state: 'Under offer' }] },
    ],
    [
      { offer_state: ['Under offer'] },
      { unitTypes: [{ ...twoBedrooms, offer_state: 'Under offer' }] },
      { unitTypes: [twoBedrooms] },
    ],
    [{ floors: '20' }, { floors: 36 }, { floors: 8 }],
    [{ floors: '20' }, { floors: 20 }, {}],
    [
      { parking: '2' },
      { unitTypes: [{ ...twoBedrooms, parking: 2 }] },
      { unitTypes: [{ ...twoBedrooms, parking: 1 }] },
    ],
    [{ baths: '2' }, { unitTypes: [{ ...twoBedrooms, baths: 3 }] }, { unitTypes: [{ ...twoBedrooms, baths: 1 }] }],
    [{ views: ['sea view'] }, { unitTypes: [{ ...twoBedrooms, view: 'Sea' }] }, { unitTypes: [twoBedrooms] }],
    [{ views: ['Sea'] }, { amenities: ['Sea view'] }, { amenities: ['Seating'] }],
    [{ near: ['Metro'] }, { near: ['Beach', 'Metro'] }, {}],
    [{ plans: ['60/40'] }, { paymentSplit: '60/40' }, { paymentSplit: '50/50' }],
    [
      { charge: '15' },
      { unitTypes: [{ ...twoBedrooms, serviceCharge: 15 }] },
      { unitTypes: [{ ...twoBedrooms, serviceCharge: 15.5 }] },
    ],
    [{ charge: '15' }, { serviceCharge: 12 }, {}],
    [{ built: '60' }, { builtPercent: 60 }, { builtPercent: 59 }],
    [{ built: '100' }, { status: 'Ready' }, {}],
    [{ down: '10' }, { bookingPercent: 10 }, { bookingPercent: 20 }],
    [{ down: '10' }, { bookingPercent: 5 }, {}],
    [{ yearsAfter: '2' }, { yearsAfterHandover: 2 }, { yearsAfterHandover: 1.9 }],
    [{ yearsAfter: '2' }, { yearsAfterHandover: 3 }, { paysAfterHandover: true }],
    [{ netYield: '6' }, { netYield: 6 }, { netYield: 5.9 }],
    [{ netYield: '6' }, { netYield: 7.1 }, {}],
    [{ monthlyShare: '1' }, { monthlyPercent: 1 }, { monthlyPercent: 1.5 }],
    [{ monthlyShare: '1' }, { monthlyPercent: 0.5 }, {}],
    [{ monthly: '4500' }, { price: 1_000_000 }, { price: 1_100_000 }],
    [
      { monthly: '4500' },
      { unitTypes: [{ ...twoBedrooms, price: 1_000_000 }] },
      { unitTypes: [{ ...twoBedrooms, price: 1_100_000 }] },
    ],
    [{ firstHome }, { price: 5_000_000 }, { price: 5_000_001 }],
    [{ firstHome }, { price: 1 }, {}],
    [{ firstHome }, { price: 900_000 }, { price: 900_000, categories: ['Commercial'] }],
    [{ firstHome }, { price: 900_000, location: 'Somewhere' }, { price: 900_000, location: 'Masdar City, Abu Dhabi' }],
    [
      { firstHome },
      { unitTypes: [{ ...twoBedrooms, price: 5_000_000 }] },
      { unitTypes: [{ ...twoBedrooms, price: 5_000_001 }] },
    ],
    [
      { configurations: ['5BR+'] },
      { unitTypes: [{ ...twoBedrooms, type: '6BR + maid' }] },
      { unitTypes: [{ ...twoBedrooms, type: '4BR' }] },
    ],
    [{ configurations: ['5BR+'] }, { units: ['5 BR'] }, { units: ['1.5BR', '4BR'] }],
    [{ within: west }, { place: { latitude: 25.2, longitude: 55.2 } }, { place: { latitude: 25.2, longitude: 55.7 } }],
  ];
const emptyProject: SearchableProject = {
  ...{ name: 'Harbour', location: null, developer: null, price: 0, status: null, place: null },
  ...{ units: [], labels: [], categories: [], amenities: [], agents: [] },
};

test.each(decided)('%j alone finds %j and keeps out %j', (requested, found, other) => {
  const criteria = { ...noCriteria, ...requested };
  expect(searchFilter(criteria)({ ...emptyProject, ...found })).toBe(true);
  expect(searchFilter(criteria)({ ...emptyProject, ...other })).toBe(false);
  const obstacle = obstacleOf(criteria)({ ...emptyProject, ...other });
  const obstacles = obstacle === 'unit' ? unitObstacles(criteria)({ ...emptyProject, ...other }) : [obstacle];
  expect(obstacles).toEqual(Object.keys(requested));
});

test('every criterion is tried alone', () => {
  expect(new Set(decided.flatMap(([requested]) => Object.keys(requested)))).toEqual(new Set(criterionNames));
});

test('finds every project when nothing is asked for', () => {
  fc.assert(fc.property(anyProject, (project) => searchFilter(noCriteria)(project)));
});

test('partitions what is found, and counts what the budget alone keeps out of it', () => {
  fc.assert(
    fc.property(fc.array(anyProject), anyCriteria, (projects, criteria) => {
      const { matching, hiddenByBudget } = partition(projects, criteria);
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
