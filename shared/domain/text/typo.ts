import { isArabic, soundsAlike } from './consonants';

/** Longer words are not compared. */
const longest = 32;
/** Short words must have the right first letter: `gate` is not `late`. */
const longEnoughForAnyLetter = 6;

/** The allowed number of wrong letters by length: none below 4, two from 8 on. */
export function allowedTypos(length: number): number {
  if (length < 4 || length > longest) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Whether a word, or from six letters on a prefix of it, equals the typed one except for a few wrong, missing, additional or
 * swapped letters. Words with digits must be equal: `2br` is not `3br`. A word in the other script must sound alike.
 *
 *     isTypoOf('jumeriah', 'jumeirah')  =>  true
 */
export function isTypoOf(typed: string, word: string): boolean {
  if (isArabic(typed) !== isArabic(word)) return soundsAlike(typed, word);
  const most = allowedTypos(typed.length);
  if (most === 0 || word.length > 2 * longest || word.length < typed.length - most) return false;
  if (typed.length < longEnoughForAnyLetter && typed[0] !== word[0]) return false;
  const isBeginning = typed.length >= longEnoughForAnyLetter;
  if (!isBeginning && word.length > typed.length + most) return false;
  if (/\d/.test(typed) || /\d/.test(word)) return false;
  return distance(typed, word.slice(0, typed.length + most), isBeginning, most) <= most;
}

/** Optimal string alignment distance; with `isBeginning`, the smallest one to a prefix of the word. */
function distance(typed: string, word: string, isBeginning: boolean, most: number): number {
  let [before, last]: [readonly number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      const changed = (last[at - 1] ?? 0) + Number(!isSame);
      let least = Math.min(changed, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
      if (row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]) {
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY;
    [before, last] = [last, next];
  }
  return isBeginning ? Math.min(...last) : (last.at(-1) ?? Number.POSITIVE_INFINITY);
}

/**
 * Whether a word is another one with a slip of the fingers: swapped, missing or doubled letters, in longer words also one wrong
 * letter, but never another first or last one, since those make other words: `marine` is not `marina`, `ship` is not `shop`.
 *
 *     'downtwon', 'downtown'  =>  true
 */
export function isSlipOf(typed: string, word: string): boolean {
  const most = allowedTypos(Math.min(typed.length, word.length));
  if (most === 0 || Math.abs(typed.length - word.length) > most || /\d/.test(typed)) return false;
  if (typed[0] !== word[0] && typed[0] !== word[1]) return false;
  const slips = distance(typed, word, false, most);
  if (slips === 0 || slips > most) return false;
  const isSwapped = [...typed].sort().join('') === [...word].sort().join('');
  if (isSwapped) return true;
  // `gate` is not `gated`, nor `ship` `shop`.
  if (typed.length < 5 || typed[0] !== word[0]) return false;
  if (typed.length !== word.length) return true;
  return word.length >= 6 && typed.at(-1) === word.at(-1);
}
