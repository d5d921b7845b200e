import { pricesUpTo } from './panel-choices';

const always = ['500000', '1000000', '1500000', '2000000', '2500000', '3000000'];

test.each([
  [0, []],
  [3_000_000, []],
  [3_000_001, ['4000000']],
  [9_800_000, ['4000000', '5000000', '7500000', '10000000']],
  [34_000_000, ['4000000', '5000000', '7500000', '10000000', '15000000', '20000000', '35000000']],
])('where the dearest home starts at %p dirhams, offers beyond 3 million %p', (highest, beyond) => {
  expect(pricesUpTo(highest, 'en-AE').map(({ value }) => value)).toEqual([...always, ...beyond]);
});
