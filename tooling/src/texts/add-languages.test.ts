// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources of texts files
import { formatFor } from '@iwan/shared/domain/format/format';
import { addLanguages, compileMessage } from './add-languages';
import { readEnglish } from './english-texts';

const english = `
import { defineTexts } from 'define-texts';
const places = { name: 'in the name', area: 'in the area' };
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Projects',
    found: (count: number) => format.plural(count, { one: '# project', other: '# projects' }),
    by: (name: string, place: string | null) => (place === null ? \`By \${name}\` : \`By \${name}, \${place}\`),
    size: (size: number) => \`\${format.number(size)} sq ft\`,
    where: (found: 'name' | 'area') => \`Found \${places[found]}.\`,
    tabs: { all: 'All', list: ['One', 'Two'] },
    social: (total: number) => ({ title: 'Dubai', line: format.plural(total, { one: '# home', other: '# homes' }) }),
    width: 640,
  }),
});
`;

/** What the source of a texts file gives for a locale, run as plain JavaScript. */
function run(source: string, code: string, locale: string) {
  const javaScript = source
    .replace(/^import .*$/gm, '')
    .replace('export const textsOf = defineTexts(', 'return (')
    .replace(/(\(|, )(\w+): (?:string \| null|string|number|'name' \| 'area')/g, '$1$2')
    .replace(/ as never/g, '');
  return new Function(javaScript)()[code](formatFor(locale));
}

const arabic = {
  code: 'ar',
  direction: 'rtl',
  messages: {
    title: 'مشاريع',
    found: '{count, plural, zero {لا مشاريع} one {مشروع} two {مشروعان} few {# مشاريع} many {# مشروعًا} other {# مشروع}}',
    by: '{place, select, null {من {name}} other {من {name}، {place}}}',
    size: '{size} قدم²',
    where: 'وُجد {found, select, name {في الاسم} other {في المنطقة}}.',
    'tabs.list.1': 'اثنان',
    'social.line': '{total, plural, zero {لا} one {بيت} two {بيتان} few {# بيوت} many {# بيتًا} other {# بيت}}',
  },
} as const;

test('English texts are read as ICU messages, with the names of their parameters', () => {
  expect(readEnglish(english)?.messages.map(({ key, icu }) => [key, icu])).toEqual([
    ['title', 'Projects'],
    ['found', '{count, plural, one {# project} other {# projects}}'],
    ['by', '{place, select, null {By {name}} other {By {name}, {place}}}'],
    ['size', '{size} sq ft'],
    ['where', 'Found {found, select, name {in the name} other {in the area}}.'],
    ['tabs.all', 'All'],
    ['tabs.list.0', 'One'],
    ['tabs.list.1', 'Two'],
    ['social.title', 'Dubai'],
    ['social.line', '{total, plural, one {# home} other {# homes}}'],
  ]);
});

test('a translation becomes the same functions, with all forms of its plurals, and gaps are isolated in right to left', () => {
  const texts = run(addLanguages(english, [arabic]), 'ar', 'ar-AE-u-nu-latn');
  expect([0, 1, 2, 3, 11, 100].map(texts.found)).toEqual([
    'لا مشاريع',
    'مشروع',
    'مشروعان',
    '3 مشاريع',
    '11 مشروعًا',
    '100 مشروع',
  ]);
  expect(texts.by('Lazurine', null)).toBe('من \u2068Lazurine\u2069');
  expect(texts.by('Lazurine', 'Dubai')).toBe('من \u2068Lazurine\u2069، \u2068Dubai\u2069');
  expect(texts.where('name')).toBe('وُجد في الاسم.');
  expect(texts.size(1250)).toBe('\u20681,250\u2069 قدم²');
});

test('what is not translated stays English, and what is no text stays as it is', () => {
  const texts = run(addLanguages(english, [arabic]), 'ar', 'ar-AE-u-nu-latn');
  expect(texts.tabs).toEqual({ all: 'All', list: ['One', 'اثنان'] });
  expect(texts.social(2)).toEqual({ title: 'Dubai', line: 'بيتان' });
  expect(texts.width).toBe(640);
});

test('a bundle of one language has no English sentence that is translated', () => {
  const source = addLanguages(english, [arabic], { only: true });
  expect(source).not.toContain('By ${name}');
  expect(source).toContain('مشاريع');
  expect(addLanguages(english, [], { only: true })).toBe(english);
});

test.each([
  ['{nothing} قدم²', 'has the gap {nothing}, which the English does not have.'],
  ['{size, select, big {كبير} other {صغير}}', 'selects by {size}, which the English does not do.'],
  ["{size, plural, other {الشقة '#'1}}", 'has a quoted # or { in a plural'],
  ['{size, number} قدم²', 'has a kind that no text uses'],
  ['{size قدم²', 'is no ICU message (MALFORMED_ARGUMENT).'],
])('the message "%s" is refused', (icu, reason) => {
  const message = readEnglish(english)?.messages.find(({ key }) => key === 'size');
  if (message === undefined) throw new Error('The file has no such text.');
  expect(() => compileMessage(icu, message, true)).toThrow(reason);
});

test.each([
  ['const more = (page: number) => `, page ${page}`;', 'line: (page: number) => `Blog${more(page)}`'],
  ['', "line: (names: string[]) => ['Saved', ...names].join(', ')"],
  ['', 'line: (page: number) => { return `Page ${page}`; }'],
])('a text that translators would get in pieces is refused: %s %s', (before, text) => {
  expect(() => readEnglish(`${before}\nexport const textsOf = defineTexts({ en: () => ({ ${text} }) });`)).toThrow(
    /^line: /,
  );
});
