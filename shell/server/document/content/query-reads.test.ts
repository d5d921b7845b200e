import { areAmong, joinedReads, type QueryReads, readPart } from './query-reads';

const reads: QueryReads = new Set(['tab', 'page']);

test.each([
  ['', ''],
  ['?utm_source=mail', ''],
  ['?utm_source=mail&tab=Commercial', '?tab=Commercial'],
  ['?page=2&tab=Commercial', '?tab=Commercial&page=2'],
  ['?tab=Off+Plan', '?tab=Off%20Plan'],
])('"%s" and "%s" are read as the same', (one, other) => {
  expect(readPart(one, reads)).toBe(readPart(other, reads));
});

test.each([
  ['?tab=Commercial', '?tab=Residential'],
  ['?tab=Commercial', ''],
  ['?tab=', ''],
  ['?tab=a&tab=b', '?tab=b&tab=a'],
  ['?tab=a&page=b', '?tab=b&page=a'],
  ['?tab=a%26page%3Db', '?tab=a&page=b'],
  ['?dialog=calculator&price=1', '?dialog=calculator&price=2'],
])('"%s" and "%s" are read as different', (one, other) => {
  expect(readPart(one, reads)).not.toBe(readPart(other, reads));
});

test('where the whole query was read, any parameter makes a difference', () => {
  expect(readPart('?utm_source=mail', 'all')).toBe('?utm_source=mail');
});

test('what was made of parts was made from the parameters of all of them', () => {
  expect(joinedReads([new Set(['a']), new Set(), new Set(['b', 'a'])])).toEqual(new Set(['a', 'b']));
  expect(joinedReads([new Set(['a']), 'all'])).toBe('all');
  expect(joinedReads([new Set(Array.from({ length: 41 }, (_, index) => String(index)))])).toBe('all');
});

test.each<[QueryReads, QueryReads, boolean]>([
  [new Set(['a', 'b']), new Set(['b']), true],
  [new Set(['a', 'b']), new Set(['b', 'c']), false],
  [new Set(['a']), new Set(), true],
  ['all', new Set(['a']), true],
  ['all', 'all', true],
  [new Set(['a']), 'all', false],
])('whether all parameters are known: %o, %o', (known, some, are) => {
  expect(areAmong(known, some)).toBe(are);
});
