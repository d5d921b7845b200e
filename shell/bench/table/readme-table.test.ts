import { readOptions } from '../options';
import { spreadOf } from '../statistics';
import { readmeTable, withTable } from './readme-table';
import type { Row } from './rows';

const row = (group: string, what: string, cells: readonly (number | string)[], rest: Partial<Row> = {}): Row => ({
  ...{ group, what, goal: undefined, limit: undefined, isScore: false, digits: 0, ...rest },
  cells: cells.map((cell) => (typeof cell === 'string' ? cell : (spreadOf([cell]) ?? '–'))),
});
const options = readOptions(['--runs', '3']);
if (options === null) throw new Error('These are options.');
const results = {
  options,
  sites: ['60 projects', '20000 projects'].map((name) => ({ name, origin: 'http://localhost' })),
  takenAt: '2026-11-27T09:00:00.000Z',
};

test('each page has a line, with the median of each site, and what misses its goal is marked', () => {
  const rows = [
    row('home', 'LCP, ms', [900, 1003], { goal: 1000 }),
    row('home', 'CLS', [0, 0], { digits: 3 }),
    row('home', 'requests', [9, 9]),
    row('map', 'LCP, ms', [700, 'not there yet'], { goal: 1000 }),
    row('Thirty touches', 'INP p75, ms', [90, 91]),
  ];
  expect(readmeTable(rows, results, 'abc1234').split('\n')).toEqual([
    '2026-11-27, commit abc1234, profile "phone", medians of 3 runs (60 projects · 20000 projects); ✗ misses its goal:',
    '',
    '| Page | LCP, ms | CLS |',
    '| --- | --- | --- |',
    '| home | 900 · 1003 ✗ | 0.000 |',
    '| map | 700 · – | – |',
  ]);
});

test('a table replaces the one of its profile alone', () => {
  const text =
    'a\n<!-- bench phone -->\nold\n<!-- end of bench -->\nb\n<!-- bench laptop -->\nold\n<!-- end of bench -->\nc';
  expect(withTable(text, 'laptop', 'new')).toBe(text.replace(/(laptop -->\n)old/, '$1new'));
});

test('a text without a place for the table is refused', () => {
  expect(() => withTable('a', 'phone', 'new')).toThrow(
    'There is no place for the table between "<!-- bench phone -->" and "<!-- end of bench -->".',
  );
});
