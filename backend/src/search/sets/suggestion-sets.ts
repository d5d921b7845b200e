import { locationName } from '@iwan/shared/domain/areas/area-of';
import {
  noSuggestions,
  type Suggestions,
  suggestedNames,
  suggestionLimits,
} from '@iwan/shared/domain/search/suggestions';
import { matchText, type TextMatch } from '@iwan/shared/domain/search/words/text-match';
import { type Bits, both, sliceOfBits } from './bits';
import type { Postings } from './postings';
import type { ProjectSets } from './project-sets';
import type { SoughtLabels } from './text-sets';

/** The names of labels with their numbers of projects, in the order in which they come first among some projects. */
function counted(
  postings: Postings,
  ids: Iterable<number>,
  some: Bits,
  nameOf: (id: number) => string | null,
): readonly (readonly [string, number])[] {
  const found: { readonly name: string; readonly count: number; readonly first: number }[] = [];
  for (const id of ids) {
    const name = nameOf(id);
    const count = name === null ? 0 : postings.countIn(id, some);
    if (name !== null && count > 0) found.push({ name, count, first: postings.firstIn(id, some) });
  }
  return found.sort((one, other) => one.first - other.first).map(({ name, count }) => [name, count] as const);
}

/** The labels with any word of a text. */
function touched({ labels }: SoughtLabels, match: TextMatch): ReadonlySet<number> {
  const { exact, nearly } = labels.match(match);
  return new Set([...exact, ...nearly].flatMap((ids) => [...ids]));
}

/** The projects that come first by the rank of a text: from the `start`-th up to the `end`-th. */
export function sliceByRank(
  sets: ProjectSets,
  some: Bits,
  text: string,
  start: number,
  end: number,
): readonly number[] {
  const found: number[] = [];
  let passed = 0;
  for (const rank of sets.text.ranked(text).ranks) {
    if (passed >= end) break;
    const ofRank = sliceOfBits(both(rank, some), 0, end - passed);
    found.push(...ofRank);
    passed += ofRank.length;
  }
  return found.slice(start);
}

/** The suggestions for a text among some projects, as `suggestions` of `shared/domain` makes them. */
export function suggestionsIn(sets: ProjectSets, some: Bits, text: string): Suggestions<number> {
  const match = matchText(text);
  if (match.all === 0) return noSuggestions;
  const { aspects, lists } = sets.data.dictionaries;
  const answering = both(some, sets.text.ranked(text).all);
  const [developers, landmarks] = [sets.text.developers(), sets.text.landmarks()];
  const places = counted(sets.aspect('location'), aspects.location.values.keys(), some, (id) => {
    const location = aspects.location.values[id]?.location ?? null;
    return location === null ? null : locationName(location);
  });
  return {
    areas: suggestedNames('areas', match, places),
    developers: suggestedNames(
      'developers',
      match,
      counted(
        developers.postings,
        touched(developers, match),
        some,
        (id) => aspects.developer.values[id]?.developer?.name ?? null,
      ),
    ),
    landmarks: suggestedNames(
      'landmarks',
      match,
      counted(landmarks.postings, touched(landmarks, match), answering, (id) => lists.landmarks.values[id] ?? null),
    ),
    projects: sliceByRank(sets, answering, text, 0, suggestionLimits.projects),
  };
}
