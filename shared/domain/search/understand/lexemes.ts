import { groupedBy } from '../../format/grouped';
import { isSlipOf } from '../../text/typo';
import type { Meaning } from './meaning';
import { isGroup, keyOf, tokens, vocabulary } from './vocabulary';

/** A word or a group of words of a text, and what it means; `null` where it is unknown. */
export interface Lexeme {
  /** The place in the folded text. */
  readonly from: number;
  readonly to: number;
  /** Of its words as they are meant: without signs, spaces and slips of the fingers. */
  readonly key: string;
  readonly meaning: Meaning | null;
}

/** The most words of one group. */
const mostWords = 6;

/** The keys by their first letter and length, among which a misspelt word is looked up. */
const byLetter = groupedBy(
  [...vocabulary.keys()].filter((key) => key.length >= 4),
  (key) => `${key[0]}${key.length}`,
);

/** A key in the singular: `villas`, `universities`. */
function known(key: string, words: readonly string[]): string | null {
  const singulars = key.length > 3 && key.endsWith('s') ? [key.slice(0, -1), key.replace(/es$/, '')] : [];
  const found = [key, ...singulars].find((each) => vocabulary.has(each));
  return found !== undefined && isGroup(found, words) ? found : null;
}

function misspelt(key: string): string | null {
  return slipOf(key) ?? (key.length > 5 && key.endsWith('s') ? slipOf(key.slice(0, -1)) : null);
}

function slipOf(key: string): string | null {
  for (const letter of new Set(key.slice(0, 2))) {
    for (const length of [key.length, key.length - 1, key.length + 1, key.length - 2, key.length + 2]) {
      const found = byLetter.get(`${letter}${length}`)?.find((word) => isSlipOf(key, word));
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** `and`, and prepositions, which Arabic joins to the next word. */
const particles = /^(?:(و)|لل(?=\p{L}{3})|[بلفك])(?=\p{L}{2})/u;

/** An Arabic word that is known without its particle: `ومسبح` is `و` and `مسبح`. */
function withoutParticle(text: string, from: number): readonly { readonly text: string; readonly from: number }[] {
  const [particle = '', and] = particles.exec(text) ?? [];
  const rest = text.slice(particle.length);
  const isKnown = (word: string) => known(keyOf(word), [word]) !== null;
  if (particle === '' || isKnown(text) || !isKnown(rest)) return [{ text, from }];
  const word = { text: rest, from: from + particle.length };
  return and === undefined ? [word] : [{ text: and, from }, word];
}

/** Splits a folded text into the longest groups of words that mean something, numbers, signs and unknown words. */
export function lexemesOf(folded: string): readonly Lexeme[] {
  const found = [...folded.matchAll(tokens)]
    .flatMap(({ 0: text, index }) => withoutParticle(text, index))
    .map(({ text, from }) => {
      const isNumber = /^\d/.test(text);
      return { text, from, to: from + text.length, isNumber, key: isNumber ? text : keyOf(text) };
    });
  const lexemes: Lexeme[] = [];

  /** The words from a place on as one key, the longest group first. */
  function groupAt(at: number, look: (key: string, words: readonly string[], end: number) => string | null): number {
    const first = found[at];
    if (first === undefined || first.isNumber) return 0;
    const keys: { readonly key: string; readonly words: readonly string[]; readonly end: number }[] = [];
    let key = '';
    const words: string[] = [];
    for (let end = at; end < found.length && words.length < mostWords; end += 1) {
      const token = found[end];
      if (token === undefined) break;
      if (token.key === '') {
        if (end === at) return look(token.text, [], at + 1) === null ? 0 : push(token.text, at, at + 1);
        if (!/[-.'’/]/.test(token.text)) break;
        continue;
      }
      // `m2`, but not `1.5m 2 bed`
      if (token.isNumber && token.from !== found[end - 1]?.to) break;
      key += token.key;
      words.push(token.key);
      keys.push({ key, words: [...words], end: end + 1 });
    }
    for (const group of keys.reverse()) {
      const meant = look(group.key, group.words, group.end);
      if (meant !== null) return push(meant, at, group.end);
    }
    return 0;
  }

  function push(key: string, at: number, end: number): number {
    const [first, last] = [found[at], found[end - 1]];
    if (first && last) lexemes.push({ from: first.from, to: last.to, key, meaning: vocabulary.get(key) ?? null });
    return end - at;
  }

  /** `not under` is a bound before an amount only, and not in `not under construction`. */
  function isBoundHere(key: string, end: number): boolean {
    if (vocabulary.get(key)?.of !== 'bound' || !key.startsWith('no')) return true;
    const next = found[end];
    const meaning = vocabulary.get(next?.key || (next?.text ?? ''))?.of ?? '';
    return next?.isNumber === true || ['number', 'scale', 'currency'].includes(meaning);
  }
  const knownHere = (key: string, words: readonly string[], end: number) =>
    isBoundHere(key, end) ? known(key, words) : null;
  /** A group in which each word is known by itself has no slip. */
  const misspeltGroup = (key: string, words: readonly string[]) =>
    words.length > 1 && words.some((word) => known(word, [word]) === null) ? misspelt(key) : null;

  for (let at = 0; at < found.length; ) {
    const token = found[at];
    if (token === undefined) break;
    const taken =
      groupAt(at, (key, words, end) => (words.length > 1 ? knownHere(key, words, end) : null)) ||
      groupAt(at, misspeltGroup) ||
      groupAt(at, knownHere) ||
      groupAt(at, (key, words) => (words.length > 1 ? null : misspelt(key)));
    if (taken > 0) {
      at += taken;
      continue;
    }
    lexemes.push({ from: token.from, to: token.to, key: token.key || token.text, meaning: null });
    at += 1;
  }
  return lexemes;
}

/** Whether a lexeme is a number in figures. */
export const isFigure = ({ key }: Lexeme): boolean => /^\d/.test(key);
