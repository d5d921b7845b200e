import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { inPageOrder, placeAt, placeBetween } from './use-moves';

const question = (id: number, position: number | null = null): ContentRecord => ({
  ...{ id, position, version: 1, publication: 'published', publish_at: null, unpublish_at: null },
});

test.each([
  [null, null, 1],
  [null, 1, 0],
  [null, -2, -3],
  [2, 3, 2.5],
  [19, null, 19.5],
  [19.5, null, 19.75],
])('between %s and %s is %s', (before, after, place) => {
  expect(placeBetween(before, after)).toBe(place);
});

test.each([
  [0, 2, [2, 3, 1, 4]],
  [3, 0, [4, 1, 2, 3]],
  [1, 3, [1, 3, 4, 2]],
  [2, 2, [1, 2, 3, 4]],
])('the question at %s is moved to %s, and only it is changed', (from, to, order) => {
  const before = [1, 2, 3, 4].map((id) => question(id));
  const moved = before.map((each, at) => (at === from ? { ...each, position: placeAt(before, from, to) } : each));
  expect(inPageOrder(moved).map(({ id }) => id)).toEqual(order);
});

test('a new question comes after one that was moved to the end', () => {
  const last = question(2, placeAt([question(2), question(3)], 0, 1));
  expect(inPageOrder([question(4), last, question(3)]).map(({ id }) => id)).toEqual([3, 2, 4]);
});
