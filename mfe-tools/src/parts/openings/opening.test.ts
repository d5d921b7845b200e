import { english } from '@iwan/shared/testing/english';
import { builtInOpenings } from './built-in-openings';
import { findOpening, isOpenOn, shownTitle } from './opening';

const openings = builtInOpenings(english.locale);

/** Days from one day to another, both `YYYY-MM-DD`. */
const daysBetween = (from: string | null, to: string | null) =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000;

test('each opening of the specification has an address of its own, and a first day before its last', () => {
  expect(new Set(openings.map(({ slug }) => slug)).size).toBe(openings.length);
  for (const opening of openings) {
    expect(opening.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(findOpening(openings, opening.slug)).toBe(opening);
    expect(daysBetween(opening.postedOn, opening.closesOn)).toBe(90);
  }
});

test.each([
  ['2027-02-07', '2027-02-06T12:00:00Z', true],
  ['2027-02-07', '2027-02-07T23:59:59+04:00', true],
  ['2027-02-07', '2027-02-08T00:00:00+04:00', false],
  [null, '2037-02-08T00:00:00Z', true],
])('an opening whose last day is %p is open at %s: %p', (closesOn, instant, isOpen) => {
  expect(isOpenOn({ closesOn }, new Date(instant))).toBe(isOpen);
});

test.each(['', 'Property Inspector', 'ceo', undefined, null, 7])('%p is not an opening', (slug) => {
  expect(findOpening(openings, slug)).toBeNull();
});

test('the openings of the specification have Arabic titles on Arabic pages, at the same addresses', () => {
  const [first] = builtInOpenings('ar-AE-u-nu-latn');
  expect(first).toMatchObject({ slug: 'real-estate-sales-consultant', title: 'Real Estate Sales Consultant' });
  expect(first && shownTitle(first)).toBe('مستشار مبيعات عقارية');
  expect(builtInOpenings('en-AE')[0]).not.toHaveProperty('translation');
});
