import { projectWords, type SoughtProject } from './project-words';
import { isNearly, matchText } from './text-match';

/** The rank of a match, the lowest first. Matches with typos come after all others. */
export const withTypos = 5;

/**
 * The rank of a project for a query: 0 for its exact name, 1 where all words are in its name, 2 with its area, 3 with its
 * developer or agents, 4 with type, amenities and landmarks; 5 more where a word has typos. `null` where a word does not match. Every
 * query word must be a prefix of a word of the project, ignoring case, accents and variants of Arabic letters.
 */
export function textRank(text: string): (project: SoughtProject) => number | null {
  const match = matchText(text);
  return (project) => {
    const words = projectWords(project);
    if (match.whole !== '' && words.whole === match.whole) return 0;
    let bits = match.cover(words.name);
    if ((bits & match.all) === match.all) return 1;
    /** The first field with which all words match, with typos or without. */
    let nearly = isNearly(bits, match.all) ? 1 : null;
    for (const [index, field] of words.fields.entries()) {
      for (const list of field) bits |= match.coverShared(list);
      if ((bits & match.all) === match.all) return index + 2;
      if (nearly === null && isNearly(bits, match.all)) nearly = index + 2;
    }
    return nearly === null ? null : nearly + withTypos;
  };
}

/** Whether a project matches a free text, by `textRank`; an empty text matches every project. */
export function textSearch(text: string): (project: SoughtProject) => boolean {
  const rank = textRank(text);
  return (project) => rank(project) !== null;
}

/** The projects that match a text, by rank; a stable sort. */
export function byTextRank<Project extends SoughtProject>(
  projects: readonly Project[],
  text: string,
): readonly Project[] {
  const rank = textRank(text);
  const ranks: Project[][] = [];
  for (const project of projects) {
    const found = rank(project);
    if (found === null) continue;
    const equal = ranks[found] ?? [];
    equal.push(project);
    ranks[found] = equal;
  }
  return ranks.flat();
}
