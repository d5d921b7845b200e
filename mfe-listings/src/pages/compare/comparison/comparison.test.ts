import type { Project } from '@iwan/shared/domain/model/entities';
import { english } from '@iwan/shared/testing/english';
import { project } from '@iwan/shared/testing/entities';
import fc from 'fast-check';
import { type ComparedFact, compareProjects, foldRows } from './comparison';

const compare = (projects: readonly Project[]) => compareProjects(projects, english.locale);

const rowOf = (fact: ComparedFact, ...changes: readonly Partial<Project>[]) =>
  compare(changes.map((each) => project(each))).find((row) => row.kind === 'fact' && row.fact === fact);

test.each<[ComparedFact, Partial<Project>, Partial<Project>, boolean]>([
  ['startingPrice', { price: 2.6e6 }, { price: 2.6e6 }, false],
  ['startingPrice', { price: 1 }, { price: 2 }, true],
  ['startingPrice', { price: 0 }, {}, true],
  ['units', { units: ['1BR', '2BR'] }, { units: ['2br', '1br'] }, false],
  ['units', { units: ['1BR'] }, { units: ['1BR', '2BR'] }, true],
  ['area', { area: '750 sq ft' }, { area: ' 750  SQ FT' }, false],
  ['area', { area: '750 sq ft' }, { area: null }, true],
  ['categories', { categories: ['Residential', 'Off Plan'] }, { categories: ['Off Plan', 'Residential'] }, false],
  ['subCategories', { subCategories: ['Villa'] }, { subCategories: ['Apartment'] }, true],
  ['status', { status: 'Sold OUT' }, { status: 'SOLD OUT' }, false],
  ['status', { status: 'Ready' }, { status: 'New Launch' }, true],
  ['pricePerSquareFoot', { pricePerSquareFoot: 2_617 }, { pricePerSquareFoot: 2_617 }, false],
  ['handover', { handover: { year: 2028, quarter: 4 } }, { handover: { year: 2028, quarter: null } }, true],
  [
    'paymentPlan',
    { paymentPlan: [{ label: 'On booking', percent: 10, when: null }] },
    { paymentPlan: [{ label: 'On booking', percent: 20, when: null }] },
    true,
  ],
  ['developer', { developer: null }, {}, true],
  ['developer', {}, {}, false],
])('%s: %j against %j differs: %p', (fact, one, other, differs) => {
  expect(rowOf(fact, one, other)?.differs).toBe(differs);
});

test('leaves out a row without any value', () => {
  expect(rowOf('area', { area: null }, { area: null })).toBeUndefined();
  expect(rowOf('units', { units: [] }, { units: [] })).toBeUndefined();
});

test('does not compare labels such as Featured and Trending', () => {
  const rows = compare([project({ labels: ['Featured', 'Trending'] }), project({ labels: [] })]);
  expect(JSON.stringify(rows)).not.toMatch(/Featured|Trending/);
});

test('marks the lowest price where only one project has it', () => {
  const price = (amount: number) => ({ price: amount });
  expect(rowOf('startingPrice', price(3), price(1), price(2))?.best).toBe(1);
  expect(rowOf('startingPrice', price(3), price(1), price(1))?.best).toBeNull();
  expect(rowOf('startingPrice', price(0), price(1))?.best).toBeNull();
  expect(rowOf('startingPrice', price(0), price(2), price(1))?.best).toBe(2);
  expect(rowOf('startingPrice', price(1), price(1))?.best).toBeNull();
});

test('marks no lowest price where a flat stands beside a villa', () => {
  const flat = { price: 1, area: '750 sq ft' };
  const villa = { price: 2, area: '3,000 sq ft', subCategories: ['Villa'], units: ['4BR'] };
  expect(rowOf('startingPrice', flat, villa)?.best).toBeNull();
  expect(rowOf('area', flat, villa)?.best).toBeNull();
});

test('shows the price of a square foot, the payment plan and the handover, each only where it is known', () => {
  const stated = {
    pricePerSquareFoot: 2_617,
    handover: { year: 2028, quarter: 4 },
    paymentPlan: [
      { label: 'On booking', percent: 10, when: null },
      { label: 'On handover', percent: 90, when: 'Q4 2028' },
    ],
  };
  expect(rowOf('pricePerSquareFoot', stated, { pricePerSquareFoot: 1_900 })).toMatchObject({
    values: ['AED 2,617', 'AED 1,900'],
    best: 1,
  });
  expect(rowOf('handover', stated, {})?.values).toEqual(['Q4 2028', null]);
  expect(rowOf('paymentPlan', stated, {})?.values).toEqual(['10/90', null]);
  expect(rowOf('paymentPlan', {}, {})).toBeUndefined();
});

test('marks the largest area, whatever it is measured in', () => {
  const area = (text: string | null) => ({ area: text });
  expect(rowOf('area', area('745 - 2,310 sq ft'), area('1,260 - 3,140 sq ft'), area('395 sq ft'))?.best).toBe(1);
  expect(rowOf('area', area('900 sq ft'), area('100 sq m'))?.best).toBe(1);
  expect(rowOf('area', area('on request'), area('100 sq m'))?.best).toBeNull();
});

test('lists every amenity once, and which projects have it', () => {
  const rows = compare([
    project({ amenities: ['Gym', 'Pool'] }),
    project({ amenities: ['pool', 'Jacuzzi'] }),
    project({ amenities: [] }),
  ]).filter((row) => row.kind === 'amenity');
  expect(rows.map(({ name, values, differs }) => [name, values.map((value) => value !== null), differs])).toEqual([
    ['Gym', [true, false, false], true],
    ['Pool', [true, true, false], true],
    ['Jacuzzi', [false, true, false], true],
  ]);
});

test('puts the same place nearby into one row', () => {
  const near = (label: string, value: string | null) => ({ label, value });
  const rows = compare([
    project({ nearby: [near('Beach', '7 min'), near('Metro station', '4 min')] }),
    project({ nearby: [near('beach', '7 MIN'), near('Marina', null)] }),
  ]).filter((row) => row.kind === 'nearby');
  expect(rows.map(({ name, values, differs }) => [name, values, differs])).toEqual([
    ['Beach', ['7 min', '7 MIN'], false],
    ['Metro station', ['4 min', null], true],
    ['Marina', [null, ''], true],
  ]);
});

test('a single project has no differences, and no projects have no rows', () => {
  expect(compare([project({})]).some(({ differs }) => differs)).toBe(false);
  expect(compare([])).toEqual([]);
});

const anyProject = fc
  .record({
    price: fc.nat(3),
    units: fc.subarray(['1BR', '2BR']),
    area: fc.constantFrom(null, '750 sq ft', '70 sq m', 'large'),
    status: fc.constantFrom(null, 'Ready', 'SOLD OUT', 'Sold OUT'),
    amenities: fc.subarray(['Gym', 'Pool', 'gym']),
    nearby: fc.subarray([
      { label: 'Beach', value: '7 min' },
      { label: 'Metro', value: null },
    ]),
  })
  .map((changes) => project(changes));

test('a project does not differ from itself, and the order of projects does not change the result', () => {
  fc.assert(
    fc.property(anyProject, anyProject, (one, other) => {
      expect(compare([one, one]).filter(({ differs }) => differs)).toEqual([]);
      const verdicts = (projects: readonly Project[]) =>
        new Map(compare(projects).map((row) => [row.kind === 'fact' ? row.fact : row.name.toLowerCase(), row.differs]));
      expect(verdicts([one, other])).toEqual(verdicts([other, one]));
    }),
  );
});

const folded = (...changes: readonly Partial<Project>[]) => {
  const rows = foldRows(compare(changes.map((each) => project(each))));
  const names = Object.entries(rows).map(([place, own]: [string, (typeof rows)['shown']]) => [
    place,
    own.map((row) => (row.kind === 'fact' ? row.fact : row.name)),
  ]);
  return Object.fromEntries(names);
};

test('folds what one project alone has and what is equal, and shows the rest in the order of the facts', () => {
  const common = { amenities: ['Gym', 'Pool'], nearby: [{ label: 'Beach', value: '7 min' }] };
  expect(folded(common, { ...common, status: 'New Launch', amenities: ['Pool', 'Jacuzzi'] })).toEqual({
    shown: ['startingPrice', 'status'],
    single: ['Gym', 'Jacuzzi'],
    same: ['units', 'area', 'subCategories', 'categories', 'developer', 'Pool', 'Beach'],
  });
});

test('of three projects shows what two have', () => {
  const { shown, single } = folded({ amenities: ['Gym', 'Pool'] }, { amenities: ['Gym'] }, { amenities: [] });
  expect([shown, single]).toEqual([['startingPrice', 'Gym'], ['Pool']]);
});

test('folds nothing of a single project', () => {
  const { shown, single, same } = folded({ amenities: ['Gym'] });
  expect(shown).toEqual(expect.arrayContaining(['startingPrice', 'units', 'Gym']));
  expect([single, same]).toEqual([[], []]);
});
