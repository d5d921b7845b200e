import { readingMinutes } from './reading-minutes';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each<[string, readonly string[], number | null]>([
  ['nothing at all', [], null],
  ['empty texts', ['', ' '], null],
  ['markup without a word', ['<p></p><img src="a.png">'], null],
  ['one word', ['Keys'], 1],
  ['a minute’s words', [words(220)], 1],
  ['a minute and a half', [words(331)], 2],
  ['the words of several texts together', [words(220), `<p>${words(220)}</p>`, words(220)], 3],
  ['words, not the tags around them', [`<p><b>${words(200)}</b></p><script>${words(900)}</script>`], 1],
])('reads %s', (_, texts, minutes) => {
  expect(readingMinutes(texts)).toBe(minutes);
});
