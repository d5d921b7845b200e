import { writeCsv } from '@iwan/shared/domain/record/csv';
import { anyCharacter } from '@iwan/shared/testing/any-character';
import fc from 'fast-check';
import { readCsv } from './read-csv';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test('reads back whatever it has written, but for the apostrophe before a formula', () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom('\r', '\n', '"', ',', 'a') }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      const [, ...read] = cellsOf(
        writeCsv(
          ['a', 'b'],
          rows.map(([a, b]) => ({ a, b })),
        ),
      );
      expect(read.map((cells) => cells.map((cell) => cell.replace(/^'/, '')))).toEqual(
        rows.map((cells) => cells.map((cell) => cell.replace(/^'/, ''))),
      );
    }),
  );
});

test.each([
  '=HYPERLINK("http://evil.example","Click")',
  '+971 50',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  ' =1',
  '\r=1',
  '＝1+1',
  '|cmd',
])('lets no spreadsheet run %p', (text) => {
  expect(writeCsv(['message'], [{ message: text }]).split('\r\n')[1]).toMatch(/^"'/);
});

test('leaves numbers, names and dates as they are', () => {
  expect(writeCsv(['a', 'b', 'c'], [{ a: -5, b: 'Ana María', c: null }])).toBe(
    '\ufeff"a","b","c"\r\n"-5","Ana María",""\r\n',
  );
});

test('counts lines as an editor does, also behind a cell of several', () => {
  expect(readCsv('name,description\n\n"Quay","one\ntwo"\nMarina,"a ""b"", c",\n')).toEqual([
    { line: 1, cells: ['name', 'description'] },
    { line: 3, cells: ['Quay', 'one\ntwo'] },
    { line: 5, cells: ['Marina', 'a "b", c', ''] },
  ]);
  expect(readCsv('\ufeffname\r\n\r\n"one\r\ntwo\r\n\r\nthree"\r\n\r\nMärina\rQuay')).toEqual([
    { line: 1, cells: ['name'] },
    { line: 3, cells: ['one\r\ntwo\r\n\r\nthree'] },
    { line: 8, cells: ['Märina'] },
    { line: 9, cells: ['Quay'] },
  ]);
});

test.each([
  ['name;area\nQuay;"1,200; 900"\n', 1],
  ['sep=;\r\nname;area\r\nQuay;"1,200; 900"\r\n', 2],
  ['\ufeffname\tarea\nQuay\t1,200; 900', 1],
  ['"name, first";area\nQuay;"1,200; 900"', 1],
])('reads the separator of %j', (text, line) => {
  const [head, row] = readCsv(text);
  expect([head?.line, head?.cells[1], row]).toEqual([line, 'area', { line: line + 1, cells: ['Quay', '1,200; 900'] }]);
});

test.each(['', '\n\r\n', '\ufeff', '""\n'])('finds no row in %j', (text) => {
  expect(readCsv(text)).toEqual([]);
});

test.each([
  ['a\n"b', 2, 'opens a quote that nothing closes'],
  ['a\r\n\r\n"b\r\nc', 3, 'opens a quote that nothing closes'],
  ['"a"b\n', 1, 'has text behind a closing quote'],
  ['"a\r\nb",c\r\n"d" ,e', 3, 'has text behind a closing quote'],
  ['a\n12" pipe\n', 2, 'has a quote in a cell that does not begin with one'],
])('says where %j goes wrong', (text, line, message) => {
  expect(() => readCsv(text)).toThrow(expect.objectContaining({ line, message }));
});
