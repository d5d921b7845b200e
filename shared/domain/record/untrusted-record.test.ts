import { asRecord, asText, readLines, readNumber, readRecords, readText, readTexts } from './untrusted-record';

test.each([null, undefined, 'text', 7, true, [], [{ a: 1 }]])('%p is no record', (value) => {
  expect(asRecord(value)).toBeNull();
});

test('reads a hundred entries of a list at most, none longer than a line', () => {
  const value = Array.from({ length: 120 }, (_, index) => `${index} ${'x'.repeat(index === 0 ? 400 : 1)}`);
  const lines = readLines({ value }, 'value');
  expect(lines).toHaveLength(100);
  expect(lines[0]).toMatch(/^0 x{200,}…$/);
  expect(lines.at(-1)).toBe('99 x');
});

test.each([
  [' Harbour Gate ', 'Harbour Gate'],
  [1200000, '1200000'],
  [0, '0'],
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
  [true, null],
  [Number.NaN, null],
  [['a'], null],
  [{ a: 1 }, null],
])('reads %p as the text %p', (value, text) => {
  expect(readText({ value }, 'value')).toBe(text);
});

test.each([
  [5, 5],
  ['5.5', 5.5],
  ['five', 0],
  [-5, 0],
  [Number.POSITIVE_INFINITY, 0],
  [null, 0],
])('reads %p as the number %p', (value, number) => {
  expect(readNumber({ value }, 'value')).toBe(number);
});

test.each([
  ['Residential, Off Plan', ['Residential', 'Off Plan']],
  [
    ['Residential', 'Off Plan, New', null, {}, 2],
    ['Residential', 'Off Plan', 'New', '2'],
  ],
  [null, []],
  [{}, []],
])('reads %p as the list %p', (value, list) => {
  expect(readTexts({ value }, 'value')).toEqual(list);
});

test('reads one record and a list of records alike', () => {
  expect(readRecords({ agent: { name: 'Layla' } }, 'agent')).toEqual([{ name: 'Layla' }]);
  expect(readRecords({ agent: [{ name: 'Layla' }, 'Omar', null] }, 'agent')).toEqual([{ name: 'Layla' }]);
  expect(readRecords({ agent: 'Layla' }, 'agent')).toEqual([]);
  expect(readRecords({}, 'agent')).toEqual([]);
});

test('leaves out what no document can carry, and keeps whole pairs', () => {
  expect(asText('Har\0bour \uD83C\uDFE0 Gate\uD800')).toBe('Harbour \uD83C\uDFE0 Gate');
  expect(asText('\0')).toBeNull();
});
