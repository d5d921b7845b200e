import fc from 'fast-check';
import { consonantsOf, isArabic, soundsAlike } from './consonants';
import { searchWords } from './search-words';
import { isTypoOf } from './typo';

test.each([
  ['Marina', 'مارينا'],
  ['Lazurine', 'لازورين'],
  ['Verdisle', 'فيرديسل'],
  ['Meridian', 'ميريديان'],
  ['Downtown', 'داونتاون'],
  ['Business', 'بزنس'],
  ['Jumeirah', 'جميرا'],
  ['Jumeirah', 'جميرة'],
  ['Harbour', 'هاربور'],
  ['Creek', 'كريك'],
  ['Beach', 'بيتش'],
  ['Octarin', 'أوكتارين'],
  ['Tidemere', 'تايدمير'],
  ['Furjan', 'الفرجان'],
  ['Barsha', 'البرشاء'],
  ['Masdar', 'مصدر'],
  ['Nakhla', 'نخلة'],
  ['Mariam', 'مريم'],
  ['Gate', 'غيت'],
  ['Gate', 'جيت'],
  ['Palm', 'بالم'],
  ['Villas', 'فيلاس'],
])('%s and %s sound alike, either way', (latin, arabic) => {
  const [[one = ''], [other = '']] = [searchWords(latin), searchWords(arabic)];
  expect(soundsAlike(one, other)).toBe(true);
  expect(isTypoOf(one, other)).toBe(true);
  expect(isTypoOf(other, one)).toBe(true);
});

test.each([
  ['marina', 'مدينه'],
  ['palm', 'مول'],
  ['bay', 'باي'],
  ['villa', 'قريه'],
  ['marina', 'marine'],
])('%s and %s do not', (one, other) => {
  expect(soundsAlike(one, other)).toBe(false);
});

/** An Arabic spelling of each consonant. */
const spellings = { b: 'ب', t: 'ت', j: 'ج', d: 'د', r: 'ر', f: 'ف', l: 'ل', m: 'م', n: 'ن', k: 'ك', s: 'س' } as const;
const consonant = fc.constantFrom(...(Object.keys(spellings) as (keyof typeof spellings)[]));

test('any name of simple syllables is found by its Arabic spelling', () => {
  const syllables = fc.array(fc.tuple(consonant, fc.constantFrom(['a', 'ا'], ['i', 'ي'], ['u', 'و'])), {
    minLength: 3,
    maxLength: 6,
  });
  fc.assert(
    fc.property(syllables, (parts) => {
      const latin = parts.map(([letter, [vowel]]) => `${letter}${vowel}`).join('');
      const arabic = parts.map(([letter, [, vowel]]) => `${spellings[letter]}${vowel}`).join('');
      const [[one = ''], [other = '']] = [searchWords(latin), searchWords(arabic)];
      return consonantsOf(one).length < 2 || (isArabic(other) && soundsAlike(one, other));
    }),
  );
});
