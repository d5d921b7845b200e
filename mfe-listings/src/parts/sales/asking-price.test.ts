import type { SalesMedian } from '@iwan/shared/api/sales';
import { askingComparison } from './asking-price';

const median = (sales: number, perSquareFoot: number): SalesMedian => ({ sales, since: '2026-03-02', perSquareFoot });

/** Sales with a median of all, and one of two bedrooms. */
const known = (year: SalesMedian | null, ofTwo: SalesMedian | null, last = '2026-10-15') => ({
  ...{ last, year },
  byBedrooms: [{ bedrooms: 2, sales: 9, price: 2_000_000, sized: ofTwo }],
});

const alike = known(median(34, 1500), median(5, 1600));
const fewAlike = known(median(34, 1500), median(4, 1600));
const few = known(median(4, 1500), null);
const old = known(median(34, 1500), median(20, 1600), '2025-11-28');
const twoBedrooms = { perSquareFoot: 1696, bedrooms: 2 };
const office = { perSquareFoot: 1696, bedrooms: null };

test.each([
  ['homes of as many bedrooms', twoBedrooms, alike, fewAlike, { of: 'project', bedrooms: 2, percent: 6, sales: 5 }],
  ['all of the project', twoBedrooms, fewAlike, alike, { of: 'project', bedrooms: null, percent: 13, sales: 34 }],
  ['such homes of the area', twoBedrooms, few, alike, { of: 'area', bedrooms: 2, percent: 6, sales: 5 }],
  ['all of the area', twoBedrooms, null, fewAlike, { of: 'area', bedrooms: null, percent: 13, sales: 34 }],
  [
    'all, for a number of bedrooms that nobody sold',
    { perSquareFoot: 1200, bedrooms: 7 },
    alike,
    null,
    { percent: -20 },
  ],
  ['the same price', { perSquareFoot: 1596, bedrooms: 2 }, alike, null, { percent: 0 }],
  ['the area where the project’s sales are old', twoBedrooms, old, alike, { of: 'area' }],
  ['an office with its project', office, alike, alike, { of: 'project', bedrooms: null, sales: 34 }],
])('compares %s', (_which, asked, project, area, found) => {
  expect(askingComparison(asked, { project, area }, '2026-11-29')).toMatchObject({ since: '2026-03-02', ...found });
});

test.each([
  ['fewer than five sales', twoBedrooms, few, few],
  ['sales of more than a year ago', twoBedrooms, old, null],
  ['an office and the sales of an area', office, null, alike],
  ['no sale', twoBedrooms, null, null],
])('says nothing of %s', (_what, asked, project, area) => {
  expect(askingComparison(asked, { project, area }, '2026-11-29')).toBeNull();
});
