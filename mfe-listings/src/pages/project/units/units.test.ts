import type { Unit } from '@iwan/shared/domain/model/entities';
import { listedUnits, unitChoices } from './listed-units';
import { noQuestion, readUnitQuestion, type UnitQuestion, unitQuery } from './unit-question';

const unit = (id: string, changes: Partial<Unit>): Unit => ({
  ...{ id, type: '1BR', squareFeet: null, price: null, available: null, plan: null },
  ...changes,
});

const units = [
  unit('a', { price: 2_000_000, squareFeet: 900, floor: 12, view: 'Marina', available: 1 }),
  unit('b', { type: '2BR', price: 1_500_000, squareFeet: 1_200, floor: 3, view: 'Garden', available: 0 }),
  unit('c', { type: ' 1br', confirmedAt: '2026-11-25T10:00:00.000Z' }),
  unit('d', { price: 1_800_000, squareFeet: 700, floor: 0, view: 'marina', confirmedAt: '2026-11-24T10:00:00.000Z' }),
];
const found = (question: Partial<UnitQuestion>) =>
  listedUnits(units, { ...noQuestion, ...question })
    .map(({ id }) => id)
    .join('');

test.each([
  [{}, 'abcd'],
  [{ type: '1BR' }, 'acd'],
  [{ view: 'marina' }, 'ad'],
  [{ floor: 3 }, 'ab'],
  [{ size: 900 }, 'ab'],
  [{ price: 1_800_000 }, 'bd'],
  [{ isFree: true }, 'acd'],
  [{ type: '1BR', isFree: true, floor: 1 }, 'a'],
  [{ sort: 'price' }, 'bdac'],
  [{ sort: 'price-desc' }, 'adbc'],
  [{ sort: 'size' }, 'dabc'],
  [{ sort: 'size-desc' }, 'badc'],
  [{ sort: 'floor' }, 'dbac'],
  [{ sort: 'floor-desc' }, 'abdc'],
  [{ sort: 'confirmed' }, 'cdab'],
] as const)('asked %p, lists %s', (question, ids) => {
  expect(found(question)).toBe(ids);
});

test('offers each type and view once, in its first spelling', () => {
  expect(unitChoices(units)).toEqual({
    types: ['1BR', '2BR'],
    views: ['Marina', 'Garden'],
    hasFloors: true,
    hasDays: true,
  });
});

test('parses amounts as people write them, and keeps what cannot be parsed', () => {
  const read = (query: string) => readUnitQuestion(new URLSearchParams(query));
  expect(read('unit_price=AED+1.5m&unit_size=1,200&unit_free=on&unit_sort=floor').question).toEqual({
    ...noQuestion,
    price: 1_500_000,
    size: 1_200,
    isFree: true,
    sort: 'floor',
  });
  expect(read('unit_price=cheap&unit_floor=&unit_sort=x')).toEqual({ question: noQuestion, wrong: { price: 'cheap' } });
});

test('writes a query as it is read from an address', () => {
  const question = {
    type: '2BR',
    view: 'Sea & sky',
    floor: 3,
    size: 900,
    price: 2_000_000,
    isFree: true,
    sort: 'size',
  } as const;
  const written = Object.entries(unitQuery(question)).map(([name, value]) => [name, String(value)]);
  expect(readUnitQuestion(new URLSearchParams(written)).question).toEqual(question);
});
