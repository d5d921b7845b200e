import { readUnits, unitOfId } from './units';

const plain = { type: '2BR', squareFeet: 1_330, price: 3_470_000, available: 1, plan: null };
const entry = { type: '2BR', size: 1330, price: 3470000, available: 1 };

test.each([
  ['nothing beyond its type', {}, {}],
  [
    'all of it',
    {
      id: 'T1-1404',
      floor: 14,
      view: ' Marina ',
      baths: '2',
      confirmed_at: '2026-11-25T12:00:00+04:00',
      rooms: [{ name: 'Living room', length: 5.4, width: '4.1' }],
    },
    {
      id: 'T1-1404',
      floor: 14,
      view: 'Marina',
      baths: 2,
      confirmedAt: '2026-11-25T08:00:00.000Z',
      rooms: [{ name: 'Living room', length: 5.4, width: 4.1 }],
    },
  ],
  ['the ground floor', { floor: 0 }, { floor: 0 }],
  ['an id that no address has', { id: '../../x?unit=1' }, {}],
  ['a floor that no tower has', { floor: 900 }, {}],
  ['half a floor', { floor: 1.5, baths: -1 }, {}],
  ['a day that is none', { confirmed_at: '2026-02-30' }, {}],
  [
    'rooms without sides',
    { rooms: [{ name: 'Hall' }, { length: 1, width: 1 }, { name: 'x', length: 0, width: 2 }, 4] },
    {},
  ],
])('reads a unit that says %s', (_what, said, read) => {
  expect(readUnits({ units: [{ ...entry, ...said }] })).toEqual([{ ...plain, ...read }]);
});

test('gives an id to the first that says it', () => {
  const read = readUnits({
    units: [
      { ...entry, id: 'a' },
      { ...entry, id: 'a' },
      { ...entry, id: 'b' },
    ],
  });
  expect(read.map(({ id }) => id)).toEqual(['a', undefined, 'b']);
});

test('finds the unit of an address, and none that is not there', () => {
  const units = readUnits({ units: [entry, { ...entry, id: 'a', floor: 3 }] });
  expect(unitOfId(units, 'a')).toEqual({ ...plain, id: 'a', floor: 3 });
  expect([unitOfId(units, 'b'), unitOfId(units, null), unitOfId(units, '')]).toEqual([null, null, null]);
});
