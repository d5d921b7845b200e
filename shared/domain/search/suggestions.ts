import { locationName } from '../areas/area-of';
import type { FacetCounts } from './facets/facets';
import { labelWords, placeWords, projectWords, type SoughtProject } from './words/project-words';
import { isNearly, matchText, type TextMatch } from './words/text-match';
import { byTextRank } from './words/text-search';

/** Suggestions for a partial text, each with its number of projects. */
export interface Suggestions<Project> {
  readonly areas: FacetCounts;
  /** The kinds of home or premises: Apartment, Villa and so on. */
  readonly kinds: FacetCounts;
  readonly developers: FacetCounts;
  readonly agents: FacetCounts;
  readonly landmarks: FacetCounts;
  readonly projects: readonly Project[];
}

/** As many as stand beside a field with little scrolling on most screens. */
export const suggestionLimits = { areas: 4, kinds: 2, developers: 2, agents: 2, landmarks: 2, projects: 3 } as const;

export const noSuggestions = {
  areas: [],
  kinds: [],
  developers: [],
  agents: [],
  landmarks: [],
  projects: [],
} as const;

interface Tally {
  readonly value: string;
  readonly hasTypos: boolean;
  count: number;
}

/** Counts the values that match the text. A value shared by many projects is compared once. */
function tally(match: TextMatch, wordsOf: (value: string) => readonly string[]) {
  const byKey = new Map<string, Tally | null>();
  const asWritten = new Map<string, Tally | null>();

  function begin(value: string): Tally | null {
    const bits = match.coverShared(wordsOf(value));
    return isNearly(bits, match.all) ? { value, hasTypos: (bits & match.all) !== match.all, count: 0 } : null;
  }

  return {
    add(value: string, projects: number): void {
      let counted = asWritten.get(value);
      if (counted === undefined) {
        const key = value.trim().toLowerCase();
        counted = byKey.get(key) ?? begin(value);
        byKey.set(key, counted);
        asWritten.set(value, counted);
      }
      if (counted) counted.count += projects;
    },
    best: (most: number): FacetCounts =>
      [...byKey.values()]
        .filter((counted) => counted !== null)
        .sort(
          (one, other) =>
            Number(one.hasTypos) - Number(other.hasTypos) ||
            other.count - one.count ||
            (one.value < other.value ? -1 : 1),
        )
        .slice(0, most)
        .map(({ value, count }) => ({ value, count })),
  };
}

/** The words of the names that are suggested. */
const wordsOf = {
  areas: placeWords,
  kinds: labelWords,
  developers: labelWords,
  agents: labelWords,
  landmarks: labelWords,
} as const;

/** The names of one project without those that differ in case or outer spaces only: a project counts once for each. */
export function eachOnce(names: readonly string[]): readonly string[] {
  const keys = names.map((name) => name.trim().toLowerCase());
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/**
 * The names of one kind that match a text. `counted`: each name with a number of projects, in the order in which they come
 * first; a name may come several times. `words`: those of a name, where it has other ones than its own.
 */
export function suggestedNames(
  kind: keyof typeof wordsOf,
  match: TextMatch,
  counted: Iterable<readonly [name: string, projects: number]>,
  words: (name: string) => readonly string[] = wordsOf[kind],
): FacetCounts {
  const names = tally(match, words);
  for (const [name, projects] of counted) names.add(name, projects);
  return names.best(suggestionLimits[kind]);
}

/**
 * The areas, kinds, developers, agents and landmarks whose names match the text, and the projects that match it best. A landmark is counted
 * among the projects that match the text, which are those that a search for it finds.
 */
export function suggestions<Project extends SoughtProject>(
  projects: readonly Project[],
  text: string,
): Suggestions<Project> {
  const match = matchText(text);
  if (match.all === 0) return noSuggestions;
  const answering = byTextRank(projects, text);
  const once = (names: readonly string[]) => names.map((name) => [name, 1] as const);
  const places = projects.flatMap(({ location }) => (location === null ? [] : [locationName(location)]));
  const kinds = projects.flatMap(({ subCategories = [] }) => eachOnce(subCategories));
  const agents = projects.flatMap((project) => eachOnce((project.agents ?? []).map(({ name }) => name)));
  const developers = projects.flatMap(({ developer }) => (developer === null ? [] : [developer.name]));
  const landmarks = answering.flatMap((project) => projectWords(project).landmarks);
  return {
    areas: suggestedNames('areas', match, once(places)),
    kinds: suggestedNames('kinds', match, once(kinds)),
    developers: suggestedNames('developers', match, once(developers)),
    agents: suggestedNames('agents', match, once(agents)),
    landmarks: suggestedNames('landmarks', match, once(landmarks)),
    projects: answering.slice(0, suggestionLimits.projects),
  };
}
