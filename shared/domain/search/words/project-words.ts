import { areaOf, spellingsOf } from '../../areas/area-of';
import { areaSpellings } from '../../areas/area-spellings';
import { memoised } from '../../format/memoised';
import { searchWords } from '../../text/search-words';

/** The fields in which free text is searched; missing ones may be left out. */
export interface SoughtProject {
  readonly name: string;
  readonly location: string | null;
  readonly developer: { readonly name: string } | null;
  readonly agents?: readonly { readonly name: string }[];
  /** Apartment, villa and so on. */
  readonly subCategories?: readonly string[];
  readonly amenities?: readonly string[];
  /** Nearby landmarks, by name. */
  readonly landmarks?: readonly string[];
}

type Words = readonly string[];

/** The words of a project by field. */
export interface ProjectWords {
  /** The name as one text. */
  readonly whole: string;
  readonly name: Words;
  /** Area, developer and agents, and the rest: type, amenities and landmarks, in the order of their weight. */
  readonly fields: readonly (readonly Words[])[];
  /** Nearby landmarks without duplicates. A nearby area does not count: the project is not there. */
  readonly landmarks: readonly string[];
}

/** Word lists of texts that many projects share, such as `Gym`. */
const mostShared = 10_000;

/** A place in all its spellings, and each of them without spaces: `jvc`, `businessbay`. */
function wordsOfPlace(location: string): Words {
  const area = areaOf(location);
  const names =
    area === null ? [location] : [location, ...spellingsOf(area), ...(areaSpellings[area.slug]?.shortForms ?? [])];
  return [...new Set(names.flatMap((name) => [...searchWords(name), searchWords(name).join('')]))];
}

/** The words of a place. */
export const placeWords = memoised(wordsOfPlace, mostShared);

/** The words of a text that many projects share. */
export const labelWords = memoised((label: string): Words => searchWords(label), mostShared);

/** Landmarks without duplicates and without areas. */
export const wordedLandmarks = (landmarks: readonly string[] = []): readonly string[] =>
  [...new Set(landmarks)].filter((landmark) => areaOf(landmark) === null);

function wordsOfProject(project: SoughtProject): ProjectWords {
  const { name, location, developer, agents = [], subCategories = [], amenities = [] } = project;
  const nameWords = searchWords(name);
  const landmarks = wordedLandmarks(project.landmarks);
  return {
    whole: nameWords.join(' '),
    name: nameWords,
    fields: [
      location === null ? [] : [placeWords(location)],
      [...(developer === null ? [] : [developer]), ...agents].map((each) => labelWords(each.name)),
      [...subCategories, ...amenities, ...landmarks].map(labelWords),
    ],
    landmarks,
  };
}

/** Cached by project: twenty thousand projects are searched at every letter. */
export const projectWords = memoised(wordsOfProject, undefined, new WeakMap<SoughtProject, ProjectWords>());
