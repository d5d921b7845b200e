import fc from 'fast-check';
import { diffText } from './text-diff';

const shown = (before: string, after: string) =>
  diffText(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('');

test.each([
  ['1.2 MILLION', '1.3 MILLION', '[-1.2][+1.3] MILLION'],
  ['Homes by the sea', 'New homes by the sea', '[-Homes][+New homes] by the sea'],
  ['one two three', 'one three', 'one[- two] three'],
  ['', 'new', '[+new]'],
  ['old', '', '[-old]'],
  ['the same', 'the same', 'the same'],
  ['', '', ''],
])('from %p to %p: %p', (before, after, expected) => expect(shown(before, after)).toBe(expected));

test('the parts of each side are its text, whatever the texts are', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n') }));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffText(before, after);
      const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('two books are told apart without comparing each word with each', () => {
  const book = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(' ');
  expect(diffText(book('a'), book('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
