import { projectWords, type SoughtProject } from './project-words';
import { isNearly, matchText } from './text-match';

/** How well a project answers a text, the best first. With typos it comes after all that need none. */
const withTypos = 5;

/**
 * How well a project answers what is typed: 0 for its very name, 1 where all words are in its name, 2 with its area, 3 with
 * its developer, 4 with what it is, has and is near to; 5 more where a word has typos. `null` where a word is in none of it.
 * Every word begins a word of the project's, without regard to case, accents and the forms of Arabic letters.
 */
export function textRank(text: string): (project: SoughtProject) => number | null {
  const match = matchText(text);
  return (project) => {
    const words = projectWords(project);
    if (match.whole !== '' && words.whole === match.whole) return 0;
    let bits = match.cover(words.name);
    if ((bits & match.all) === match.all) return 1;
    /** The first field with which all words are there, typos taken for the words they nearly are. */
    let nearly = isNearly(bits, match.all) ? 1 : null;
    for (const [index, field] of words.fields.entries()) {
      for (const list of field) bits |= match.coverShared(list);
      if ((bits & match.all) === match.all) return index + 2;
      if (nearly === null && isNearly(bits, match.all)) nearly = index + 2;
    }
    return nearly === null ? null : nearly + withTypos;
  };
}

/** Whether a project is what somebody means by a few words, by the rule of `textRank`; no words mean every project. */
export function textSearch(text: string): (project: SoughtProject) => boolean {
  const rank = textRank(text);
  return (project) => rank(project) !== null;
}

/** The projects that answer a text, the best first; equal ones stay as they stood. */
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
