import type { ProjectFigure } from '../../model/entities';
import { homeOf, homesOf } from './home-of';

const unit = { type: '1BR', squareFeet: 700, price: 1_000_000, available: 1, plan: null };
const units = [
  { ...unit, price: 1_200_000 },
  unit,
  { ...unit, type: '2BR', id: '1404', price: 2_000_000 },
  { ...unit, type: '3BR', available: 0 },
  { ...unit, type: '4BR', price: null },
  { ...unit, type: '5BR', squareFeet: null },
];
const rent: ProjectFigure = {
  kind: 'rent',
  type: '2br',
  value: 1,
  source: 'x',
  address: null,
  asOf: '2026-01-01',
  isInvented: true,
};

test('counts the cheapest home of each type that can be bought and whose price and size are known', () => {
  expect(homesOf({ unitTypes: units }).map(({ type, price }) => [type, price])).toEqual([
    ['1BR', 1_000_000],
    ['2BR', 2_000_000],
  ]);
  expect(homesOf({})).toEqual([]);
});

test.each([
  ['the unit of the address', '1404', '1BR', [], '2BR'],
  ['the type of the address', null, '2BR', [], '2BR'],
  ['the first whose rent is on record', null, null, [rent], '2BR'],
  ['the first, where no rent is', 'gone', 'Villa', [], '1BR'],
])('is %s', (_, unit, type, figures, home) => {
  expect(homeOf({ unitTypes: units, figures }, { unit, type })?.type).toBe(home);
});

test('there is none where nothing can be counted', () => {
  expect(homeOf({ unitTypes: units.slice(3) }, { unit: null, type: null })).toBeNull();
});
