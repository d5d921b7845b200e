import fc from 'fast-check';
import { page, pageCount, pageRange, parsePageNumber } from './paging';

const items = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  [10, 1, 3, [1, 2, 3], 1, { first: 1, last: 3 }],
  [10, 2, 3, [4, 5, 6], 2, { first: 4, last: 6 }],
  [10, 4, 3, [10], 4, { first: 10, last: 10 }],
  [10, 99, 3, [10], 4, { first: 10, last: 10 }],
  [10, 0, 3, [1, 2, 3], 1, { first: 1, last: 3 }],
  [10, -7, 3, [1, 2, 3], 1, { first: 1, last: 3 }],
  [10, Number.NaN, 3, [1, 2, 3], 1, { first: 1, last: 3 }],
  [9, 1, 9, items(9), 1, { first: 1, last: 9 }],
  [0, 1, 9, [], 1, { first: 0, last: 0 }],
  [2, 1, 0, [1], 1, { first: 1, last: 1 }],
])('of %p projects, page %p of %p each', (count, number, size, shown, pageShown, range) => {
  const current = page(items(count), { page: number, perPage: size });
  expect(current.items).toEqual(shown);
  expect(current.page).toBe(pageShown);
  expect(current.total).toBe(count);
  expect(pageRange(current)).toEqual({ ...range, total: current.total });
});

test('the pages together are the list, each record once', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 12 }), (count, size) => {
      const first = page(items(count), { page: 1, perPage: size });
      const all = Array.from({ length: pageCount(first) }, (_, index) =>
        page(items(count), { page: index + 1, perPage: size }),
      );
      expect(all.flatMap((one) => one.items)).toEqual(items(count));
      for (const one of all) {
        const { first: from, last: to } = pageRange(one);
        expect(count === 0 ? 0 : to - from + 1).toBe(one.items.length);
      }
    }),
  );
});

test.each([
  ['3', 3],
  ['1', 1],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['1e3', 1],
  ['2; drop', 1],
  ['9'.repeat(30), 1],
])('reads the page %p of a link as %p', (text, number) => {
  expect(parsePageNumber(text)).toBe(number);
});
