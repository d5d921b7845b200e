import { isSameChoice, readComparedIds } from './compared-ids';

test.each([
  ['', []],
  ['project=1&project=2', ['1', '2']],
  ['project=1&project=1&project=+2+', ['1', '2']],
  ['project=&project=%20', []],
  ['project=4&project=3&project=2&project=1', ['4', '3', '2']],
  [`project=${'x'.repeat(300)}&project=1`, ['1']],
  ['projects=1', []],
])('compares what "%s" names', (query, ids) => {
  expect(readComparedIds(new URLSearchParams(query))).toEqual(ids);
});

test('the same projects in another order are the same choice', () => {
  expect(isSameChoice(['1', '2'], ['2', '1'])).toBe(true);
  expect(isSameChoice(['1', '2'], ['1', '3'])).toBe(false);
  expect(isSameChoice(['1'], ['1', '2'])).toBe(false);
  expect(isSameChoice([], [])).toBe(true);
});
