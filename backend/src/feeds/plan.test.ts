import { lossIn, planFeed } from './plan';

const stored = (reference: string, fields: object, isWithdrawn = false) => ({
  ...{ reference, projectId: reference.length, isWithdrawn },
  fields: { ...fields },
});

test('names what is new, changed, back, unchanged and withdrawn', () => {
  const known = [
    stored('same', { price: 1, units: [{ size: 2 }] }),
    stored('changed', { price: 1, view: 'Sea' }),
    stored('back', { price: 1 }, true),
    stored('gone', {}),
    stored('gone before', {}, true),
    stored('broken', {}),
  ];
  const incoming = [
    { reference: 'same', fields: { units: [{ size: 2 }], price: 1 } },
    { reference: 'changed', fields: { price: 2 } },
    { reference: 'back', fields: { price: 1 } },
    { reference: 'new', fields: { price: 3 } },
  ];
  const plan = planFeed(known, incoming, new Set(['broken']));
  expect(plan.added.map(({ reference }) => reference)).toEqual(['new']);
  expect(plan.changed.map(({ reference, changes }) => [reference, changes])).toEqual([
    ['changed', { price: 2, view: null }],
    ['back', {}],
  ]);
  expect([plan.unchanged, plan.withdrawn.map(({ reference }) => reference)]).toEqual([1, ['gone']]);
});

test.each([
  [2_000, 0, false],
  [2_000, 999, false],
  [2_000, 1_000, true],
  [8, 5, false],
  [8, 6, true],
  [1, 1, true],
  [0, 0, false],
])('of %p listings, the loss of %p is not believed: %p', (live, withdrawn, isRefused) => {
  expect(lossIn(live, withdrawn) !== null).toBe(isRefused);
});
