import { objectNumber } from './counted-cache';

test('an object keeps its number, and another one that is equal has another', () => {
  const [one, other] = [{ name: 'same' }, { name: 'same' }];
  expect(objectNumber(one)).toBe(objectNumber(one));
  expect(objectNumber(other)).not.toBe(objectNumber(one));
});
