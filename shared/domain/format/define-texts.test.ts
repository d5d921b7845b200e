import { defineTexts } from './define-texts';

const textsOf = defineTexts({
  en: (format) => ({
    title: 'Projects',
    found: (count: number) => format.plural(count, { one: '# project', other: '# projects' }),
  }),
});

test.each([
  ['en-AE', '1,200 projects'],
  ['en-IN', '1,200 projects'],
  ['en', '1,200 projects'],
  // A language that the site does not have: its texts are English, its numbers are its own.
  ['de-DE', '1.200 projects'],
])('for %s the texts say %p', (locale, words) => {
  expect(textsOf(locale).found(1_200)).toBe(words);
});

test('the texts of a locale are made once', () => {
  expect(textsOf('en-AE')).toBe(textsOf('en-AE'));
});
