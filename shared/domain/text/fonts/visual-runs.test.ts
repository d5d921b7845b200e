import { directionOf, visualRuns } from './visual-runs';

/** One font for Arabic, another one for the rest. */
const fontFor = (letter: string) => (/[\u0600-\u06ff]/.test(letter) ? 'Arabic' : 'Latin');
const runs = (text: string, base?: 'ltr' | 'rtl') =>
  visualRuns(text, fontFor, base).map(({ text: letters, font, direction }) => [letters, font, direction]);

test.each([
  ['Harbour Gate', 'ltr'],
  ['بوابة الميناء', 'rtl'],
  ['Harbour بوابة', 'ltr'],
  ['بوابة Harbour', 'rtl'],
  ['2', 'ltr'],
] as const)('%s is read %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});

test('a name that is read from the right stays in its place of a line that is read from the left', () => {
  expect(runs('2BR at نخلة, floor 14', 'ltr')).toEqual([
    ['2BR at ', 'Latin', 'ltr'],
    ['نخلة', 'Arabic', 'rtl'],
    [', floor 14', 'Latin', 'ltr'],
  ]);
});

test('two words that are read from the right are in one run, and change their places around a number', () => {
  expect(runs('برج 7 نخلة', 'rtl').map(([text]) => text?.trim())).toEqual(['نخلة', '', '7', '', 'برج']);
});

test('brackets are turned where they are read from the right', () => {
  expect(runs('(نخلة)', 'rtl').map(([text]) => text)).toEqual(['(', 'نخلة', ')']);
});

test('a letter for which there is no font is left out', () => {
  expect(visualRuns('a🏝b', (letter) => (letter === '🏝' ? undefined : 'Latin'))).toEqual([
    { text: 'ab', font: 'Latin', direction: 'ltr' },
  ]);
});
