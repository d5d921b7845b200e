import fc from 'fast-check';
import { searchWords } from './search-words';

test.each<[string, readonly string[]]>([
  ['Rêve d’Azur', ['reve', 'd', 'azur']],
  ['JUMEIRAH Village-Circle (JVC)', ['jumeirah', 'village', 'circle', 'jvc']],
  ['Ærø Straße', ['aero', 'strasse']],
  ['٢ غرف', ['2', 'غرف']],
  ['۲', ['2']],
  ['المَارينا', ['مارينا']],
  ['أبراج', ['ابراج']],
  ['البرشاء', ['برشاء']],
  ['نخلة', ['نخله']],
  ['کی', ['كي']],
  ['mar\u200fina', ['marina']],
  ['!?🏠', []],
])('reads the words of "%s" as %p', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('words that were read once read the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const word of searchWords(text)) {
        // An article may stand before an article.
        fc.pre(!/^ال/.test(word));
        expect(searchWords(word).join('')).toBe(word);
      }
    }),
  );
});
