import { formatFor } from './format';

const english = formatFor('en-AE');
const arabic = formatFor('ar-AE');
/** Which space stands within an amount is Intl's affair, and so are its marks of direction. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

test.each([
  ['a number', english.number(1_234_567.5), '1,234,567.5'],
  ['a whole number', english.whole(1_234.5), '1,235'],
  ['a short number', english.compact(1_250_000), '1.3M'],
  ['a percentage', english.percent(0.0425, 2), '4.25%'],
  ['a percentage in whole figures', english.percent(0.5), '50%'],
  ['dirhams', english.dirhams(1_200_000), 'AED 1,200,000'],
  ['another currency', english.money(327_000, 'USD'), 'USD 327,000'],
  ['rupees, in lakhs and crores', english.money(79_300_000, 'INR'), 'INR 7,93,00,000'],
  ['an amount without its currency', english.amount(1_234_567, 'INR'), '12,34,567'],
  ['one of a unit', english.unit(1, 'minute'), '1 minute'],
  ['several of a unit', english.unit(2, 'minute'), '2 minutes'],
  ['a day in UTC', english.day(Date.UTC(2026, 2, 2, 21)), '2 March 2026'],
  ['a day in Dubai', english.day(Date.UTC(2026, 2, 2, 21), 'Asia/Dubai'), '3 March 2026'],
  ['a list', english.list(['a', 'b', 'c']), 'a, b, and c'],
  ['a list of alternatives', english.list(['a', 'b', 'c'], 'disjunction'), 'a, b, or c'],
  ['a list of parts', english.list(['a', 'b', 'c'], 'unit'), 'a, b, c'],
  ['Arabic dirhams', arabic.dirhams(1_200_000), '1,200,000 درهم'],
  ['an Arabic day', arabic.day(Date.UTC(2026, 2, 2)), '2 مارس 2026'],
])('%s is written for its readers', (_, written, expected) => {
  expect(plain(written)).toBe(expected);
});

test.each([
  [0, 'No projects'],
  [1, '1 project'],
  [2, '2 projects'],
  [1_200, '1,200 projects'],
])('of %p projects says %p', (count, words) => {
  expect(english.plural(count, { '=0': 'No projects', one: '# project', other: '# projects' })).toBe(words);
});

test.each([
  [0, 'لا مشاريع'],
  [1, 'مشروع واحد'],
  [2, 'مشروعان'],
  [3, '3 مشاريع'],
  [11, '11 مشروعًا'],
  [100, '100 مشروع'],
])('counts %p projects by the six forms of Arabic', (count, words) => {
  const forms = {
    ...{ zero: 'لا مشاريع', one: 'مشروع واحد', two: 'مشروعان', few: '# مشاريع', many: '# مشروعًا', other: '# مشروع' },
  };
  expect(arabic.plural(count, forms)).toBe(words);
});

test('a form that a language has not is that of any other number', () => {
  expect(arabic.plural(3, { other: '#' })).toBe('3');
});

test('what others have written stands in its gap as it is', () => {
  const forms = { one: 'Without {choices} there is # property.', other: 'Without {choices} there are # properties.' };
  expect(english.plural(2, forms, { choices: '“Unit #5 {choices}”' })).toBe(
    'Without “Unit #5 {choices}” there are 2 properties.',
  );
});

test('what writes for a locale is made once', () => {
  expect(formatFor('en-AE')).toBe(english);
});
