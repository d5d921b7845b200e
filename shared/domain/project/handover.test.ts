import { handoverWords, parseHandover } from './handover';

test.each([
  ['2028-Q4', { year: 2028, quarter: 4 }],
  [' 2028 q1 ', { year: 2028, quarter: 1 }],
  ['2028Q2', { year: 2028, quarter: 2 }],
  ['Q3 2029', { year: 2029, quarter: 3 }],
  ['q3-2029', { year: 2029, quarter: 3 }],
  ['2030', { year: 2030, quarter: null }],
  ['2028-Q5', null],
  ['1999', null],
  ['Q 2028', null],
  ['soon', null],
  ['Q4', null],
  ['Q4 2028 or later', null],
  ['about 2028-Q4', null],
  ['', null],
  [null, null],
])('reads %p as %p', (text, handover) => {
  expect(parseHandover(text)).toEqual(handover);
});

test('is read again from what it is written as', () => {
  for (const handover of [
    { year: 2027, quarter: 2 },
    { year: 2031, quarter: null },
  ]) {
    expect(parseHandover(handoverWords(handover))).toEqual(handover);
  }
});
