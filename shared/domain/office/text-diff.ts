/** A piece of two texts: in both, only in the earlier one, or only in the later one. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words of each side that are compared one by one; of more, all that differs is one change. */
const mostCompared = 600;

/** What has changed between two texts, by words. The parts that are no `added` make the earlier text, those that are no `removed` the later. */
export function diffText(before: string, after: string): readonly DiffPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1;
  const middle = compared(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return joined([...one.slice(0, start).map(same), ...middle, ...one.slice(one.length - end).map(same)]);
}

const same = (text: string): DiffPart => ({ kind: 'same', text });

/** Words with the space before them, so that together they are the text. */
const wordsOf = (text: string): readonly string[] => text.match(/\s*\S+|\s+$/g) ?? [];

/** By the longest sequence of words that both have. */
function compared(before: readonly string[], after: readonly string[]): readonly DiffPart[] {
  if (before.length > mostCompared || after.length > mostCompared) {
    return [...before.map(removed), ...after.map(added)];
  }
  const lengths = commonLengths(before, after);
  const parts: DiffPart[] = [];
  let [at, place] = [0, 0];
  while (at < before.length && place < after.length) {
    const word = before[at] ?? '';
    if (word === after[place]) {
      parts.push(same(word));
      at += 1;
      place += 1;
    } else if ((lengths[at + 1]?.[place] ?? 0) >= (lengths[at]?.[place + 1] ?? 0)) {
      parts.push(removed(word));
      at += 1;
    } else {
      parts.push(added(after[place] ?? ''));
      place += 1;
    }
  }
  return [...parts, ...before.slice(at).map(removed), ...after.slice(place).map(added)];
}

const removed = (text: string): DiffPart => ({ kind: 'removed', text });
const added = (text: string): DiffPart => ({ kind: 'added', text });

/** How many words the rests of both from each pair of places on have in common. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const [row, below] = [lengths[at], lengths[at + 1]];
    if (row === undefined || below === undefined) continue;
    for (let place = after.length - 1; place >= 0; place -= 1) {
      row[place] =
        before[at] === after[place] ? (below[place + 1] ?? 0) + 1 : Math.max(below[place] ?? 0, row[place + 1] ?? 0);
    }
  }
  return lengths;
}

/** Neighbours of one kind as one. */
function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  const found: DiffPart[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last?.kind === part.kind) found[found.length - 1] = { ...part, text: last.text + part.text };
    else found.push(part);
  }
  return found;
}
