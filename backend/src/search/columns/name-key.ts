import { slugOrName } from '@iwan/shared/domain/text/slug';
import { firstWhere } from './first-where';

/** Equal for names that one call of section 7 may mean: those equal ignoring case, and those with one slug. */
export const nameKey = (name: string): string => slugOrName(name.trim()).toLowerCase();

/** A hash of the key of a name (FNV-1a), a whole number below 2 to the power of 32. */
export const nameHash = (name: string): number => hashOf(nameKey(name));

export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** More than the projects in any columns. A hash and a position are one exact number. */
const mostPositions = 2 ** 21;

/** An index of names by their hashes; some bytes for each name. */
export function indexNames(names: readonly string[], hashes: Uint32Array) {
  const sorted = Float64Array.from(hashes, (hash, position) => hash * mostPositions + position).sort();
  const hashAt = (at: number) => Math.floor((sorted[at] ?? 0) / mostPositions);
  const positionAt = (at: number) => (sorted[at] ?? 0) % mostPositions;

  return {
    /** The positions of the names with a key, in order. */
    find(key: string): readonly number[] {
      const hash = hashOf(key);
      const found: number[] = [];
      const first = firstWhere(sorted.length, (at) => hashAt(at) >= hash);
      for (let at = first; at < sorted.length && hashAt(at) === hash; at += 1) {
        const position = positionAt(at);
        if (nameKey(names[position] ?? '') === key) found.push(position);
      }
      return found;
    },
    /** The positions of names that share their hash with another one, in groups. */
    groups(): readonly (readonly number[])[] {
      const groups: number[][] = [];
      for (let from = 0; from < sorted.length; ) {
        let to = from + 1;
        while (to < sorted.length && hashAt(to) === hashAt(from)) to += 1;
        if (to - from > 1) groups.push(Array.from({ length: to - from }, (_, each) => positionAt(from + each)));
        from = to;
      }
      return groups;
    },
  };
}
