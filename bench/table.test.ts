import { type Row, spreadOf, tableOf } from './rows';

const row: Row = { group: 'home', what: 'LCP, ms', goal: 1000, cells: [] };

test('a group is named once, and every column is as wide as its widest cell', () => {
  const rows: Row[] = [
    { ...row, cells: [spreadOf([900, 940, 1003]), null] },
    { ...row, what: 'script, KB', goal: 110, digits: 1, cells: [spreadOf([60.04]), spreadOf([70])] },
    { ...row, group: 'map', cells: [spreadOf([1]), spreadOf([2])] },
  ];
  expect(tableOf(rows, ['60 projects', 'iwan.example'])).toBe(
    [
      '| Page | What       | Goal   | 60 projects    | iwan.example |',
      '| ---- | ---------- | ------ | -------------- | ------------ |',
      '| home | LCP, ms    | ≤ 1000 | 940 (900–1003) | –            |',
      '|      | script, KB | ≤ 110  | 60.0           | 70.0         |',
      '| map  | LCP, ms    | ≤ 1000 | 1              | 2            |',
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
  const [, , line = ''] = tableOf([{ ...row, ...changed, cells: [spreadOf(runs)] }], ['site']).split('\n');
  expect(line.split('|').at(-2)?.trim()).toBe(cell);
});
