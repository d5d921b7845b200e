import { spreadOf } from '../statistics';
import type { Row } from './rows';
import { tableOf } from './table';

const row: Row = { group: 'home', what: 'LCP, ms', goal: 1000, limit: undefined, isScore: false, digits: 0, cells: [] };
const spread = (...runs: number[]) => spreadOf(runs) ?? '–';

test('a group is named once, and every column is as wide as its widest cell', () => {
  const rows: Row[] = [
    { ...row, cells: [spread(900, 940, 1003), 'not there yet'] },
    { ...row, what: 'script, KB', goal: 110, limit: 175, digits: 1, cells: [spread(60.04), spread(70)] },
    { ...row, group: 'map', cells: [spread(1), spread(2)] },
  ];
  expect(tableOf(rows, ['60 projects', 'iwan.example'])).toBe(
    [
      '| Page | What       | Goal   | Limit | 60 projects    | iwan.example  |',
      '| ---- | ---------- | ------ | ----- | -------------- | ------------- |',
      '| home | LCP, ms    | ≤ 1000 |       | 940 (900–1003) | not there yet |',
      '|      | script, KB | ≤ 110  | ≤ 175 | 60.0           | 70.0          |',
      '| map  | LCP, ms    | ≤ 1000 |       | 1              | 2             |',
    ].join('\n'),
  );
});

test.each<[string, Partial<Row>, number[], string]>([
  ['a time at its goal', {}, [1000], '1000'],
  ['a time beyond its goal', {}, [1001], '1001 ✗'],
  ['a time whose worst run alone is beyond it', {}, [900, 950, 1300], '950 (900–1300)'],
  ['a score at its goal', { isScore: true, goal: 98 }, [98], '98'],
  ['a score below its goal', { isScore: true, goal: 98 }, [97], '97 ✗'],
  ['what has no goal', { goal: undefined }, [5000], '5000'],
])('%s', (_, changed, runs, cell) => {
  const [, , line = ''] = tableOf([{ ...row, ...changed, cells: [spread(...runs)] }], ['site']).split('\n');
  expect(line.split('|').at(-2)?.trim()).toBe(cell);
});
