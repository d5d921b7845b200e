import { locationName } from './areas/area-of';
import type { FacetCounts } from './facets/facets';
import { labelWords, placeWords, projectWords, type SoughtProject } from './words/project-words';
import { isNearly, matchText, type TextMatch } from './words/text-match';
import { byTextRank } from './words/text-search';

/** Suggestions for a partial text, each with its number of projects. */
export interface Suggestions<Project> {
  readonly areas: FacetCounts;
  readonly developers: FacetCounts;
  readonly landmarks: FacetCounts;
  readonly projects: readonly Project[];
}

/** As many as fit below a field without scrolling on most screens. */
export const suggestionLimits = { areas: 4, developers: 3, landmarks: 3, projects: 5 } as const;

export const noSuggestions = { areas: [], developers: [], landmarks: [], projects: [] } as const;

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
    add(value: string): void {
      let counted = asWritten.get(value);
      if (counted === undefined) {
        const key = value.trim().toLowerCase();
        counted = byKey.get(key) ?? begin(value);
        byKey.set(key, counted);
        asWritten.set(value, counted);
      }
      if (counted) counted.count += 1;
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

/**
 * The areas, developers and landmarks whose names match the text, and the projects that match it best. A landmark is counted
 * among the projects that match the text, which are those that a search for it finds.
 */
export function suggestions<Project extends SoughtProject>(
  projects: readonly Project[],
  text: string,
): Suggestions<Project> {
  const match = matchText(text);
  if (match.all === 0) return noSuggestions;
  const areas = tally(match, placeWords);
  const developers = tally(match, labelWords);
  const landmarks = tally(match, labelWords);
  for (const { location, developer } of projects) {
    if (location !== null) areas.add(locationName(location));
    if (developer !== null) developers.add(developer.name);
  }
  const answering = byTextRank(projects, text);
  for (const project of answering) {
    for (const landmark of projectWords(project).landmarks) landmarks.add(landmark);
  }
  return {
    areas: areas.best(suggestionLimits.areas),
    developers: developers.best(suggestionLimits.developers),
    landmarks: landmarks.best(suggestionLimits.landmarks),
    projects: answering.slice(0, suggestionLimits.projects),
  };
}
