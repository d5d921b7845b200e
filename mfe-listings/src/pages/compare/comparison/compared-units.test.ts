import { project } from '@iwan/shared/testing/entities';
import { comparePath, readComparedUnits, withUnits } from './compared-units';
import { compareProjects } from './comparison';

const read = (query: string) => readComparedUnits(new URLSearchParams(query), ['11', 'a:b']);

test.each([
  ['unit=11:1404', [{ project: '11', unit: '1404' }]],
  [
    'unit=a:b:1404&unit=11:2',
    [
      { project: 'a:b', unit: '1404' },
      { project: '11', unit: '2' },
    ],
  ],
  ['unit=11:1404&unit=11:2', [{ project: '11', unit: '1404' }]],
  ['unit=12:1404', []],
  ['unit=1404', []],
  ['unit=11:', []],
  ['unit=11:../x', []],
])('reads %s', (query, units) => {
  expect(read(query)).toEqual(units);
});

test('an address keeps the units of the projects that stay', () => {
  const units = read('unit=11:1404&unit=a:b:2');
  expect(comparePath(['11'], units)).toBe('/compare?project=11&unit=11%3A1404');
  expect(comparePath(['12'], units)).toBe('/compare?project=12');
});

test('a compared unit is a line of its own, with its floor and its price', () => {
  const unit = { id: '1404', type: '2BR', squareFeet: 1_330, price: 3_470_000, available: 1, plan: null, floor: 14 };
  const compared = project({ id: '11', unitTypes: [unit] });
  const rows = (query: string) => compareProjects(withUnits([compared], read(query)), 'en-AE');
  const line = (query: string) => rows(query).find((row) => row.kind === 'fact' && row.fact === 'askedUnit')?.values;
  expect(line('unit=11:1404')).toEqual(['2BR, floor 14, 1,330 sq ft, AED 3,470,000']);
  expect(line('unit=11:1405')).toBeUndefined();
});
