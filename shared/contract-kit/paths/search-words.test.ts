import { openBudgetEnd } from '../../domain/search/budget/budget';
import { noCriteria } from '../../domain/search/criteria/search-criteria';
import { english } from '../testing/english';
import { criteriaOf, searchPath, searchWords, storedSearch } from './search-words';

const marina = { ...noCriteria, configurations: ['2BR'], locations: ['Dubai Marina'], amenities: ['Gym'] };

test('keeps a search without its order and page, and reads it back', () => {
  const kept = storedSearch({ ...marina, budget: { from: 10_000, to: 2_000_000 } }, null);
  expect(searchPath(kept)).toBe(
    '/filter-property?unit=2BR&amenity=Gym&location=Dubai+Marina&price_from=10000&price_to=2000000',
  );
  expect(criteriaOf(kept)).toEqual({ ...marina, budget: { from: 10_000, to: 2_000_000 } });
});

test('leads a search that was saved on the page of an area there again', () => {
  expect(searchPath(storedSearch(noCriteria, 'dubai-marina'))).toBe('/dubai-marina');
  expect(searchPath({ query: 'unit=1BR', slug: '../evil?' })).toBe('/..%2Fevil%3F?unit=1BR');
});

test.each([
  [
    'every choice, the price last',
    { ...marina, budget: { from: 10_000, to: 2_000_000 } },
    null,
    '2BR, Gym, Dubai Marina, Up to AED 2,000,000',
  ],
  ['the area of the page first', { ...noCriteria, configurations: ['1BR'] }, 'dubai-marina', 'Dubai Marina, 1BR'],
  ['a trending search by its name', noCriteria, 'villa-to-buy-in-dubai', 'Villa to buy in Dubai'],
  [
    'no price where it is the usual one',
    { ...noCriteria, configurations: ['2BR'], budget: { from: 10_000, to: 3_000_000 } },
    null,
    '2BR',
  ],
  [
    'what goes beyond the filter',
    { ...noCriteria, query: 'sea view', handover: '2028', within: '55.1,25.1,55.2,25.1,55.2,25.2' },
    null,
    '“sea view”, Handover by 2028, Area drawn on the map',
  ],
  [
    'when it is completed and how it is paid',
    { ...noCriteria, completion: { from: 2027, to: 2029 }, payment: 'after-handover' },
    null,
    'Handover 2027–2029, Payments after handover',
  ],
  ['one year', { ...noCriteria, completion: { from: 2028, to: 2028 } }, null, 'Handover in 2028'],
  ['a first year', { ...noCriteria, completion: { from: 2028, to: null } }, null, 'Handover from 2028'],
  ['a last year', { ...noCriteria, completion: { from: null, to: 2028 } }, null, 'Handover by 2028'],
  ['a home that is ready', { ...noCriteria, handover: 'ready' }, null, 'Ready now'],
  ['an open end', { ...noCriteria, budget: { from: 3_500_000, to: openBudgetEnd } }, null, 'From AED 3,500,000'],
  ['everything', noCriteria, null, 'All projects'],
])('says %s', (_, criteria, slug, words) => {
  expect(searchWords(criteria, slug, english.locale)).toBe(words);
});
