import { isNamedIn, mentionedAreas, namesIn } from './mentioned-names';

test.each<[string, readonly string[]]>([
  ['Nothing of a place.', []],
  ['A morning in Dubai Marina, an evening in Al Barsha.', ['dubai-marina', 'al-barsha']],
  ['DUBAI MARINA in capitals', ['dubai-marina']],
  ['Dubailanders live elsewhere', []],
  ['(Dubailand)', ['dubailand']],
])('of "%s" the areas are %j', (text, slugs) => {
  expect(mentionedAreas(text).map(({ slug }) => slug)).toEqual(slugs);
});

test.each<[string, string, boolean]>([
  ['We saw Harbour Gate.', 'Harbour Gate', true],
  ['We saw harbour gate.', 'Harbour Gate', true],
  ['We saw Harbour Gates.', 'Harbour Gate', false],
  ['A plan (phase 2) by C.', 'plan (phase 2)', true],
  ['Anything', ' ', false],
])('in "%s", "%s" is named: %p', (text, name, isNamed) => {
  expect(isNamedIn(text, name)).toBe(isNamed);
});

test.each<[string, readonly string[]]>([
  ['We walked Harbour Gate at noon', ['Harbour Gate']],
  ['Land Department. And then', []],
  ['near Dubai Marina and Harbour Gate and Harbour Gate', ['Harbour Gate']],
  ['about Rêve d’Azur', []],
  ['one Aa Bb, two Cc Dd, three Ee Ff, four Gg Hh, five Ii Jj', ['Aa Bb', 'Cc Dd', 'Ee Ff', 'Gg Hh']],
])('in "%s" the names may be %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
