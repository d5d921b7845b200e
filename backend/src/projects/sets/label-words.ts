import type { TextMatch } from '@iwan/shared/domain/search/words/text-match';
import { Postings } from './postings';
import { Vocabulary } from './vocabulary';

/** Labels that many projects share, such as areas and developers, found by their words. */
export interface LabelWords {
  /** For each word of a query the ids of the labels with a word that matches, and of those with one that nearly does. */
  match(text: TextMatch): { readonly exact: readonly Iterable<number>[]; readonly nearly: readonly Iterable<number>[] };
}

/** `wordsOf`: the words of each label by its id. */
export function indexLabels(wordsOf: readonly (readonly string[])[]): LabelWords {
  const ids = new Map<string, number>();
  const starts = new Uint32Array(wordsOf.length + 1);
  const entries: number[] = [];
  for (const [label, words] of wordsOf.entries()) {
    for (const word of words) {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      entries.push(id);
    }
    starts[label + 1] = entries.length;
  }
  const vocabulary = new Vocabulary([...ids.keys()]);
  const labels = new Postings(Uint32Array.from(entries), starts);
  const labelsOf = (words: Iterable<number>, into: Set<number>) => {
    for (const word of words) for (const label of labels.members(word)) into.add(label);
    return into;
  };
  return {
    match(text) {
      const { exact, nearly } = vocabulary.match(text);
      return {
        exact: exact.map((forms) => forms.reduce((found, words) => labelsOf(words, found), new Set<number>())),
        nearly: nearly.map((words) => labelsOf(words, new Set())),
      };
    },
  };
}
