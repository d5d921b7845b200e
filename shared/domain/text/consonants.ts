/** Letters of one sound in both scripts. Vowels, and letters that only lengthen one, have none. */
const sounds: Readonly<Record<string, string>> = {
  ...soundsOf('b', 'bpبپ'),
  ...soundsOf('t', 'tتثط'),
  ...soundsOf('j', 'gjجغچگ'),
  ...soundsOf('h', 'hحه'),
  ...soundsOf('k', 'cكخق'),
  ...soundsOf('d', 'dدذض'),
  ...soundsOf('r', 'rر'),
  ...soundsOf('s', 'szسزصظ'),
  ...soundsOf('x', 'ش'),
  ...soundsOf('f', 'fvفڤ'),
  ...soundsOf('l', 'lل'),
  ...soundsOf('m', 'mم'),
  ...soundsOf('n', 'nن'),
  ...{ k: 'k', q: 'k', x: 'ks' },
};

function soundsOf(sound: string, letters: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...letters].map((letter) => [letter, sound]));
}

/** Latin letters that write one sound together, and `c` before the vowels that make it an `s`. */
const together: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, 'ش'],
  [/تش/g, 'ش'],
  [/kh|ck|qu/g, 'k'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
];

const isArabicLetter = /^[\u0600-\u06ff]/;

/** Whether a word is in Arabic script, by its first letter. */
export const isArabic = (word: string): boolean => isArabicLetter.test(word);

/**
 * The consonants of a folded word (`searchWords`) of Latin or Arabic script in one alphabet, by which a name is found that was typed in the
 * other script. Sounds that one of the scripts does not distinguish are one: p and b, v and f, s and z.
 *
 *     'marina', 'مارينا'  =>  'mrn'
 *     'beach', 'بيتش'  =>  'bx'
 */
export function consonantsOf(word: string): string {
  const written = together.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
  // A last `h` is not heard: `jumeirah`, `جميره`.
  const letters = written.replace(/[hه]$/, '');
  return [...letters]
    .map((letter) => sounds[letter] ?? (/\d/.test(letter) ? letter : ''))
    .join('')
    .replace(/(.)\1+/g, '$1');
}

/** Fewer consonants are of too many words. */
export const fewestConsonants = 2;

/** Whether two words of different scripts sound alike: `لازورين` and `lazurine`. */
export function soundsAlike(one: string, other: string): boolean {
  if (isArabic(one) === isArabic(other)) return false;
  const consonants = consonantsOf(one);
  return consonants.length >= fewestConsonants && consonants === consonantsOf(other);
}
