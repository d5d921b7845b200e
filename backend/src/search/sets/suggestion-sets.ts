import { locationName } from '@iwan/shared/domain/areas/area-of';
import {
  eachOnce,
  noSuggestions,
  type Suggestions,
  suggestedNames,
  suggestionLimits,
} from '@iwan/shared/domain/search/suggestions';
import { matchText, type TextMatch } from '@iwan/shared/domain/search/words/text-match';
import type { SearchedName } from '../columns/aspects';
import { type Bits, both, sliceOfBits } from './bits';
import type { Postings } from './postings';
import type { ProjectSets } from './project-sets';
import { type SoughtLabels, wordsOfNamed } from './text-sets';

/** The names of labels with their numbers of projects, in the order in which they come first among some projects. */
function counted(
  postings: Postings,
  ids: Iterable<number>,
  some: Bits,
  namesOf: (id: number) => readonly string[],
): readonly (readonly [string, number])[] {
  const found: { readonly names: readonly string[]; readonly count: number; readonly first: number }[] = [];
  for (const id of ids) {
    const names = namesOf(id);
    const count = names.length === 0 ? 0 : postings.countIn(id, some);
    if (count > 0) found.push({ names, count, first: postings.firstIn(id, some) });
  }
  found.sort((one, other) => one.first - other.first);
  return found.flatMap(({ names, count }) => eachOnce(names).map((name) => [name, count] as const));
}

/** The labels with all words of a text: one of several names in a label may still lack some. */
function touched({ labels }: SoughtLabels, match: TextMatch): readonly number[] {
  const { exact, nearly } = labels.match(match);
  const [first = new Set<number>(), ...others] = exact.map((ids, word) => new Set([...ids, ...(nearly[word] ?? [])]));
  return [...first].filter((id) => others.every((ids) => ids.has(id)));
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
  const among = ({ labels, postings }: SoughtLabels, from: Bits, namesOf: (id: number) => readonly string[]) =>
    counted(postings, touched({ labels, postings }, match), from, namesOf);
  const places = counted(sets.aspect('location'), aspects.location.values.keys(), some, (id) => {
    const location = aspects.location.values[id]?.location ?? null;
    return location === null ? [] : [locationName(location)];
  });
  const kinds = among(sets.text.kinds(), some, (id) => aspects.subCategories.values[id]?.subCategories ?? []);
  const words = new Map<string, readonly string[]>();
  const nameOf = (named: SearchedName) => {
    words.set(named.name, wordsOfNamed(named));
    return named.name;
  };
  const wordsOf = (name: string) => words.get(name) ?? [];
  const developers = among(sets.text.developers(), some, (id) => {
    const developer = aspects.developer.values[id]?.developer ?? null;
    return developer === null ? [] : [nameOf(developer)];
  });
  const agents = among(sets.text.agents(), some, (id) => (aspects.agents.values[id]?.agents ?? []).map(nameOf));
  const landmarks = among(sets.text.landmarks(), answering, (id) => lists.landmarks.values.slice(id, id + 1));
  return {
    areas: suggestedNames('areas', match, places),
    kinds: suggestedNames('kinds', match, kinds),
    developers: suggestedNames('developers', match, developers, wordsOf),
    agents: suggestedNames('agents', match, agents, wordsOf),
    landmarks: suggestedNames('landmarks', match, landmarks),
    projects: sliceByRank(sets, answering, text, 0, suggestionLimits.projects),
  };
}
