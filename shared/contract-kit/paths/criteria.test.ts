import fc from 'fast-check';
import { writeArea } from '../../domain/search/areas/drawn-area';
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria/search-criteria';
import { projectSorts } from '../../domain/search/project-sort';
import { anyCriteria } from '../testing/any-criteria';
import { type ListingQuery, listingQuery, readListingQuery } from './criteria';
import { withQuery } from './query';

const corners = [
  { latitude: 25.06, longitude: 55.12 },
  { latitude: 25.06, longitude: 55.16 },
  { latitude: 25.1, longitude: 55.14 },
];
const area = writeArea(corners);

const whole = { from: 10_000, to: 3_000_000 };
const read = (text: string) => readListingQuery(new URLSearchParams(text));
const write = (changes: Partial<SearchCriteria>) =>
  withQuery('', listingQuery({ criteria: { ...noCriteria, ...changes } }));

test.each<[string, Partial<SearchCriteria>]>([
  ['', {}],
  ['?unit=2BR', { configurations: ['2BR'], budget: whole }],
  ['?unit=2BR&price=any', { configurations: ['2BR'] }],
  ['?price_from=10000&price_to=3000000', { budget: whole }],
  ['?unit=2BR&price_from=500000&price_to=900000', { configurations: ['2BR'], budget: { from: 500_000, to: 900_000 } }],
  ['?developer=Lazurine+Estates', { developer: 'Lazurine Estates', budget: whole }],
  [
    '?cat=Off+Plan&type=New&agent=Arjun+Nair&amenity=Gym&amenity=Pool',
    {
      categories: ['Off Plan'],
      labels: ['New'],
      agents: ['Arjun Nair'],
      amenities: ['Gym', 'Pool'],
      budget: whole,
    },
  ],
  ['?location=Dubai+Marina&property=Azure+Quay', { locations: ['Dubai Marina'], names: ['Azure Quay'] }],
  ['?location=Dubai+Marina&q=sea+view', { locations: ['Dubai Marina'], query: 'sea view' }],
  ['?handover=2028', { handover: '2028' }],
  ['?completion_from=2027&completion_to=2029', { completion: { from: 2027, to: 2029 } }],
  ['?completion_to=2029', { completion: { from: null, to: 2029 } }],
  ['?payment=after-handover', { payment: 'after-handover' }],
  [`?unit=2BR&price=any&within=${area}`, { configurations: ['2BR'], within: area }],
  [`?within=${area}`, { within: area }],
])('%s is %p, and back', (query, criteria) => {
  expect(read(query).criteria).toEqual({ ...noCriteria, ...criteria });
  expect(write(criteria)).toBe(query);
});

test.each<[string, Partial<SearchCriteria>]>([
  ['unit=2BR&unit=2br&unit=+2BR+&unit=', { configurations: ['2BR'], budget: whole }],
  ['developer=&unit=', {}],
  [`developer=${'x'.repeat(201)}`, {}],
  ['q=+&q=+gym+&q=pool', { query: 'gym' }],
  ['handover=Ready', { handover: 'ready' }],
  ['handover=tomorrow', {}],
  ['completion_from=2030&completion_to=2028', { completion: { from: 2028, to: 2030 } }],
  ['completion_from=+2028+&completion_to=', { completion: { from: 2028, to: null } }],
  ['completion_from=1999&completion_to=soon', {}],
  ['payment=+After-Handover', { payment: 'after-handover' }],
  ['payment=never', {}],
  ['within=25.1,55.2&location=Dubai+Marina', { locations: ['Dubai Marina'] }],
  [`within=${area}!&within=${area}`, {}],
  ['price_from=900000&price_to=500000', { budget: { from: 500_000, to: 900_000 } }],
  ['price_from=500000', { budget: { from: 500_000, to: 3_000_000 } }],
  ['price_from=5000000', { budget: { from: 5_000_000, to: 5_000_000 } }],
  ['price_to=5000', { budget: { from: 5_000, to: 5_000 } }],
  ['price_from=1e9&price_to=-1', {}],
  ['price=any&price_from=500000', {}],
  ['price=open&price_from=500000', { budget: { from: 500_000, to: 3_000_000 } }],
  ['price=open&price_from=&amenity=Gym', { amenities: ['Gym'] }],
  ['price_from=500k&price_to=2+million', { budget: { from: 500_000, to: 2_000_000 } }],
  ['price_to=٢٠٠٠٠٠٠', { budget: { from: 10_000, to: 2_000_000 } }],
  ['price=all&amenity=Gym', { amenities: ['Gym'], budget: whole }],
])('makes the best of %s', (query, criteria) => {
  expect(read(query).criteria).toEqual({ ...noCriteria, ...criteria });
});

test.each([
  ['price_from=1e9&price_to=-1', { from: '1e9', to: '-1' }],
  ['price_from=500k&price_to=a+lot', { to: 'a lot' }],
  ['price_from=&price_to=2m', undefined],
  ['price=any&price_to=a+lot', undefined],
  ['', undefined],
])('says what of the budget in %s is no amount', (query, unread) => {
  expect(read(query).unread).toEqual(unread);
});

test('reads no more values than any control offers', () => {
  const query = Array.from({ length: 500 }, (_, index) => `unit=${index}`).join('&');
  expect(read(query).criteria.configurations).toHaveLength(20);
});

test('keeps the order and the page, and leaves out what is the default', () => {
  expect(read('sort=price-desc&page=3')).toMatchObject({ sort: 'price-desc', page: 3 });
  expect(read('sort=random&page=-1')).toMatchObject({ sort: null, page: 1 });
  expect(withQuery('/x', listingQuery({ sort: 'newest', page: 2 }))).toBe('/x?sort=newest&page=2');
  expect(withQuery('/x', listingQuery({ sort: null, page: 1 }))).toBe('/x');
});

const value = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter(Boolean);
const anyQuery: fc.Arbitrary<ListingQuery> = fc.record({
  criteria: anyCriteria(value),
  sort: fc.option(fc.constantFrom(...projectSorts)),
  page: fc.integer({ min: 1, max: 9_999 }),
});

test('whatever is asked comes back from its address as it was', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(read(withQuery('', listingQuery(query)))).toEqual(query);
    }),
  );
});

test('no query string is too strange to read', () => {
  fc.assert(fc.property(fc.string(), (text) => void read(text)));
});
