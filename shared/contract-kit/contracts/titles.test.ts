import { inLanguages, titleIn } from './titles';

const all = [
  { code: 'en', locale: 'en-AE' },
  { code: 'ar', locale: 'ar-AE' },
];
const titled = inLanguages((locale) => (locale === 'ar-AE' ? 'الحاسبة' : 'Calculator'), all);

test('a title is said in the default language, and in each other one by its code', () => {
  expect(titled).toEqual({ title: 'Calculator', titles: { ar: 'الحاسبة' } });
  expect(inLanguages(() => 'Calculator', [{ code: 'en', locale: 'en-AE' }])).toEqual({ title: 'Calculator' });
});

test.each([
  ['ar-AE', 'الحاسبة'],
  ['ar', 'الحاسبة'],
  ['en-GB', 'Calculator'],
  ['fr-FR', 'Calculator'],
  ['constructor', 'Calculator'],
])('in %s it is %s', (locale, title) => {
  expect(titleIn(titled, locale)).toBe(title);
});
