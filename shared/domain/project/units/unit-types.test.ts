import fc from 'fast-check';
import type { Unit } from '../../model/entities';
import { cheapestUnit, pricePerSquareFoot, readPaymentPlan, readUnitTypes } from './unit-types';

const unit = { type: '1BR', squareFeet: 745, price: 1_950_000, available: 13, plan: null };

test.each([
  [{ type: '1BR', size: 745, price: 1950000, available: 13, plan: null }, unit],
  [
    { type: '1BR', size: 745, price: 1950000, available: 13, offer_state: 'sold', plan: null },
    { ...unit, available: 0 },
  ],
  [{ type: ' 1BR ', size: '745 sq ft', price: 'AED 1.95 million', available: '13' }, unit],
  [
    { type: 'Duplex', size: 0, price: 'On request', available: -1, plan: 'javascript:alert(1)' },
    { type: 'Duplex', squareFeet: null, price: null, available: null, plan: null },
  ],
  [
    { type: 'Office', plan: 'media/plans/office.webp' },
    { type: 'Office', squareFeet: null, price: null, available: null, plan: 'media/plans/office.webp' },
  ],
  [
    { type: 'Loft', size: '1,745.6 square feet', price: 'AED 1', available: '1234567' },
    { type: 'Loft', squareFeet: 1_746, price: 1, available: null, plan: null },
  ],
  [
    { type: 'Loft', size: 'about 745', available: '13 of 20' },
    { type: 'Loft', squareFeet: null, price: null, available: null, plan: null },
  ],
])('reads the unit %p', (entry, read) => {
  expect(readUnitTypes({ units: [entry] })).toEqual([read]);
});

test('leaves out what is no unit, and no more of a list than anybody reads', () => {
  expect(readUnitTypes({ units: [null, 4, 'x', {}, { type: '' }, { type: ['1BR'] }] })).toEqual([]);
  expect(readUnitTypes({ units: null })).toEqual([]);
  expect(readUnitTypes({})).toEqual([]);
  expect(readUnitTypes({ starting_price: 'On request', units: [{ type: '1BR', price: 1 }] })[0]?.price).toBeNull();
  expect(readUnitTypes({ units: Array.from({ length: 500 }, () => ({ type: '1BR' })) })).toHaveLength(60);
});

test.each([
  [
    { label: 'On booking', percent: 10, when: 'When you reserve' },
    [{ label: 'On booking', percent: 10, when: 'When you reserve' }],
  ],
  [{ label: 'On booking', percent: '10 %' }, [{ label: 'On booking', percent: 10, when: null }]],
  [{ label: 'On booking', percent: '10%' }, [{ label: 'On booking', percent: 10, when: null }]],
  [{ label: 'On booking', percent: '10  %' }, [{ label: 'On booking', percent: 10, when: null }]],
  [{ label: 'At once', percent: 100 }, [{ label: 'At once', percent: 100, when: null }]],
  [{ label: 'On booking', percent: '10 % 5' }, []],
  [{ label: 'On booking', percent: 'x%' }, []],
  [{ label: 'On booking', percent: 0 }, []],
  [{ label: 'On booking', percent: 101 }, []],
  [{ label: 'On booking', percent: 'some' }, []],
  [{ percent: 10 }, []],
  [null, []],
])('reads the instalment %p', (entry, read) => {
  expect(readPaymentPlan({ payment_plan: [entry] })).toEqual(read);
});

test('reads twenty-four instalments at most', () => {
  const payment_plan = Array.from({ length: 30 }, (_, index) => ({ label: `Part ${index}`, percent: 1 }));
  expect(readPaymentPlan({ payment_plan }).map(({ label }) => label)).toEqual(
    Array.from({ length: 24 }, (_, index) => `Part ${index}`),
  );
});

test('of units that cost the same the first is the cheapest', () => {
  const other = { ...unit, type: '2BR' };
  expect(cheapestUnit([unit, other])).toBe(unit);
});

test('never fails, whatever is sent', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const record = { units: value, payment_plan: value };
      expect(readUnitTypes(record).length + readPaymentPlan(record).length).toBeLessThan(100);
    }),
  );
});

test.each<[string, readonly Unit[], number | undefined]>([
  [
    'the cheapest that can be bought',
    [
      { ...unit, price: 2 },
      { ...unit, price: 1, available: 0 },
      { ...unit, price: 3 },
      { ...unit, price: 1, offer_state: 'Under offer' },
    ],
    2,
  ],
  [
    'one of which it is not said how many there are',
    [
      { ...unit, price: 2, available: null },
      { ...unit, price: 5 },
    ],
    2,
  ],
  [
    'the cheapest where all are sold',
    [
      { ...unit, price: 4, available: 0 },
      { ...unit, price: 3, available: 0 },
    ],
    3,
  ],
  ['none where none has a price', [{ ...unit, price: null }], undefined],
  ['none of none', [], undefined],
])('takes for the unit of the starting price %s', (_what, units, price) => {
  expect(cheapestUnit(units)?.price).toBe(price);
});

test.each([
  [1_950_000, 745, 2_617],
  [1_000, 3, 333],
  [null, 745, null],
  [1_950_000, null, null],
])('of %p dirhams for %p square feet each costs %p', (price, squareFeet, each) => {
  expect(pricePerSquareFoot({ price, squareFeet })).toBe(each);
});
