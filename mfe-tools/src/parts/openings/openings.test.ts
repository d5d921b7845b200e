import { findOpening, isOpenOn, openings } from './openings';

test('has the five openings of the specification', () => {
  expect(openings.map(({ title, slug }) => [title, slug])).toEqual([
    ['Real Estate Sales Consultant', 'real-estate-sales-consultant'],
    ['Property Management Specialist', 'property-management-specialist'],
    ['Real Estate Financial Analyst', 'real-estate-financial-analyst'],
    ['Property Inspector', 'property-inspector'],
    ['Investment Relations Coordinator', 'investment-relations-coordinator'],
  ]);
});

test('closes each ninety days after it was posted, and not before it', () => {
  const inspector = findOpening('property-inspector');
  if (inspector === null) throw new Error('There is no inspector.');
  expect(inspector).toMatchObject({ postedOn: '2026-11-09', closesOn: '2027-02-07' });
  expect(isOpenOn(inspector, new Date('2027-02-07T23:59:00Z'))).toBe(true);
  expect(isOpenOn(inspector, new Date('2027-02-08T00:00:00Z'))).toBe(false);
});

test.each(['', 'Property Inspector', 'ceo', undefined, null, 7])('%p is no opening', (slug) => {
  expect(findOpening(slug)).toBeNull();
});
