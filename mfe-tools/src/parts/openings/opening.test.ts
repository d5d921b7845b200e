import { findOpening, isOpenOn, openings } from './openings';

/** Days from one day to another, both `YYYY-MM-DD`. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

test('each opening has an address of its own, and a first day before its last', () => {
  expect(new Set(openings.map(({ slug }) => slug)).size).toBe(openings.length);
  for (const opening of openings) {
    expect(opening.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(findOpening(opening.slug)).toBe(opening);
    expect(daysBetween(opening.postedOn, opening.closesOn)).toBe(90);
  }
});

test.each([
  ['2027-02-06T12:00:00Z', true],
  ['2027-02-07T23:59:59Z', true],
  ['2027-02-08T00:00:00Z', false],
])('an opening that closes on the seventh of February is open at %s: %p', (instant, isOpen) => {
  const [opening] = openings;
  if (opening === undefined) throw new Error('There is no opening.');
  expect(isOpenOn({ ...opening, closesOn: '2027-02-07' }, new Date(instant))).toBe(isOpen);
});

test.each(['', 'Property Inspector', 'ceo', undefined, null, 7])('%p is not an opening', (slug) => {
  expect(findOpening(slug)).toBeNull();
});
