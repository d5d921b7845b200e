import fc from 'fast-check';
import { startProcessorTime } from '../../contract-kit/testing/processor-time';
import { isTypoOf } from './typo';

test.each([
  ['marnia', 'marina', true],
  ['marinna', 'marina', true],
  ['mrina', 'marina', true],
  ['jumeriah', 'jumeirah', true],
  ['lazurnie', 'lazurine', true],
  ['muhamed', 'mohammed', false],
  ['mohamed', 'mohammed', true],
  ['businss', 'business', true],
  ['furjen', 'furjan', true],
  ['gate', 'late', false],
  ['gym', 'gim', false],
  ['2brr', '3brr', false],
  ['tower12', 'tower13', false],
  ['palm', 'palms', true],
  ['palm', 'calm', false],
  ['boulevrd', 'boulevards', true],
  // One letter of up to seven, two of eight and more, none of a word that nobody types.
  ['harboxx', 'harbour', false],
  ['businxxs', 'business', true],
  ['businxxx', 'business', false],
  [`${'a'.repeat(31)}x`, 'a'.repeat(32), true],
  [`${'a'.repeat(32)}x`, 'a'.repeat(33), false],
  // The first letter counts in words of up to five.
  ['xalms', 'palms', false],
  ['narina', 'marina', true],
  // Of a word of up to five letters its beginning is not enough.
  ['palm', 'palmeira', false],
  ['marin', 'marinade', false],
])('"%s" is a typo of "%s": %p', (typed, word, isTypo) => {
  expect(isTypoOf(typed, word)).toBe(isTypo);
});

const letters = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 4, maxLength: 12 });

test('one letter left out, added or changed is forgiven wherever it stands behind the first', () => {
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom('', 'x', 'twice'), (word, at, change) => {
      const index = 1 + (at % (word.length - 1));
      const letter = change === 'twice' ? `${word[index]}${word[index]}` : change;
      const typed = word.slice(0, index) + letter + word.slice(index + 1);
      fc.pre(typed.length >= 4);
      expect(isTypoOf(typed, word)).toBe(true);
    }),
  );
});

test('any two texts are compared, however long they are, in no time', () => {
  const processorTime = startProcessorTime();
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 400 }), (one, two) => void isTypoOf(one, two)),
  );
  expect(isTypoOf('a'.repeat(100_000), 'b'.repeat(100_000))).toBe(false);
  expect(processorTime()).toBeLessThan(2_000);
});
