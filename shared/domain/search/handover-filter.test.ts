import { handoverFilter, handoverOf, handoverWishes, isReady, parseHandoverWish } from './handover-filter';

test.each([
  ['ready', 'ready'],
  [' Ready ', 'ready'],
  ['2028', '2028'],
  ['1999', null],
  ['2028-Q4', null],
  ['soon', null],
  ['', null],
  [null, null],
])('reads %p as the wish %p', (text, wish) => {
  expect(parseHandoverWish(text)).toBe(wish);
});

test.each([
  ['Ready', true],
  [' READY ', true],
  ['Ready to move in', true],
  ['Completed', true],
  ['Already sold', false],
  ['Under Construction', false],
  [null, false],
])('%p is ready: %p', (status, ready) => {
  expect(isReady(status)).toBe(ready);
});

const late = { year: 2028, quarter: 4 };

test.each([
  ['ready', { status: 'Ready' }, true],
  ['ready', { status: 'New Launch', handover: late }, false],
  ['2027', { status: 'Ready' }, true],
  ['2027', { status: 'New Launch', handover: late }, false],
  ['2028', { status: 'New Launch', handover: late }, true],
  ['2029', { status: null, handover: late }, true],
  ['2029', { status: 'New Launch' }, false],
  ['2028', { status: 'Sold OUT', handover: { year: 2028, quarter: null } }, true],
])('by %s keeps %p: %p', (wish, project, kept) => {
  expect(handoverFilter(wish)(project)).toBe(kept);
});

test.each([
  [{ status: 'Ready', handover: late }, 'ready'],
  [{ status: 'New Launch', handover: late }, '2028'],
  [{ status: 'New Launch' }, null],
])('%p is counted under %p', (project, wish) => {
  expect(handoverOf(project)).toBe(wish);
});

test.each([
  [
    [
      { value: '2029', count: 2 },
      { value: 'ready', count: 5 },
      { value: '2027', count: 1 },
    ],
    [
      { wish: 'ready', count: 5 },
      { wish: '2027', count: 6 },
      { wish: '2029', count: 8 },
    ],
  ],
  [[{ value: '2028', count: 3 }], [{ wish: '2028', count: 3 }]],
  [[{ value: 'ready', count: 3 }], []],
  [[], []],
])('of %p offers %p', (counts, wishes) => {
  expect(handoverWishes(counts)).toEqual(wishes);
});

test.each([
  ['Ready  to  move  in', true],
  ['ready to move', true],
  ['Completed to move in', true],
  ['Not ready', false],
  ['Ready to buy', false],
  ['', false],
])('%p is ready: %p, by the whole of what is written', (status, ready) => {
  expect(isReady(status)).toBe(ready);
});

test.each(['x2028', '12028', '20281'])('"%s" is no year', (text) => {
  expect(parseHandoverWish(text)).toBeNull();
});

test('years are wished for in their order, and only what is a year', () => {
  const counts = ['2030', '2028', 'x2029', '20299', '2029'].map((value) => ({ value, count: 1 }));
  expect(handoverWishes(counts)).toEqual([
    { wish: '2028', count: 1 },
    { wish: '2029', count: 2 },
    { wish: '2030', count: 3 },
  ]);
});

test('whoever wants to move in now is shown no handover of the past that nobody calls ready', () => {
  expect(handoverFilter('ready')({ status: null, handover: { year: 2020, quarter: null } })).toBe(false);
});
