import { getHttp } from '@iwan/shared/api/http';
import { formatFor } from '@iwan/shared/domain/format/format';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { inOrderOfCount } from '@iwan/shared/domain/search/facets/facets';
import { noSuggestions, type Suggestions } from '@iwan/shared/domain/search/suggestions';
import { understandCriteria } from '@iwan/shared/domain/search/understand/understand-criteria';
import { matchText } from '@iwan/shared/domain/search/words/text-match';
import { searchWords } from '@iwan/shared/domain/text/search-words';
import { criteriaOf, searchPath, searchWords as wordsOfSearch } from '@iwan/shared/paths/search-words';
import { getProjects } from '../get-projects';
import { chosenFilters } from '../listing/active-filters/choices';
import { loadRatesForText } from '../rates/rates-for-text';
import { recentSearches } from './recent-searches';
import { type SuggestedOption, suggestedOptions } from './suggested-option';

export interface FoundSuggestions {
  readonly options: readonly SuggestedOption[];
  /** The criteria that the text names, as text; empty without any. */
  readonly understood: string;
  /** The part of the text that stays when an option is picked: the criteria beside the name. */
  readonly rest: string;
}

/** How many areas are offered before anything is typed. */
const mostAreas = 10;

/**
 * The criteria that suggestions name. What is chosen of them does not narrow the suggestions, but for a developer: a further one is
 * added to it.
 */
const named = { locations: [], names: [], kinds: [], agents: [], developer: null } as const;

type Named = keyof typeof named;

const namedCriteria = Object.keys(named) as readonly Named[];

/** The most words of a text that may be one name. */
const longestName = 4;

/** How many recent searches are offered beside other suggestions. */
const mostRecent = 2;

/**
 * Loads the suggestions for a text among the projects that match the other criteria, after the recent searches with its words;
 * for an empty text, the recent searches and the areas with most projects.
 */
export async function findSuggestions(
  text: string,
  chosen: SearchCriteria,
  locale: string,
  signal: AbortSignal,
): Promise<FoundSuggestions> {
  const projects = await getProjects();
  const picked = { area: chosen.locations, kind: chosen.kinds, agent: chosen.agents };
  const isNew = ({ kind, name }: SuggestedOption) => !(kind in picked && picked[kind as 'area'].includes(name));
  if (text === '') {
    const areas = inOrderOfCount(await projects.locations(signal)).slice(0, mostAreas);
    const options = suggestedOptions({ ...noSuggestions, areas }, text, locale).filter(isNew);
    return { options: [...recentOptions(locale), ...options], understood: '', rest: '' };
  }
  const rates = await loadRatesForText(text, getHttp, signal);
  const options = { rates, year: new Date().getFullYear() };
  const understand = async (query: string, others = noCriteria) =>
    (await understandCriteria({ ...others, query }, options)).criteria;
  const { criteria: understood, typed } = await understandCriteria({ ...noCriteria, query: text }, options);
  const sought = await soughtName(text, understood, understand);
  let found: Suggestions<ProjectCard> = noSuggestions;
  if (sought !== null) {
    const { locations, names, kinds, agents } = await understand(sought.rest);
    const all = await understand(sought.rest, chosen);
    const criteria = { ...all, ...{ locations, names, kinds, agents }, query: null };
    found = await projects.suggestions({ text: sought.name, criteria }, signal);
  }
  return {
    options: [...recentOptions(locale, text), ...suggestedOptions(found, sought?.name ?? '', locale).filter(isNew)],
    understood:
      understood.query === text
        ? ''
        : formatFor(locale).list(
            chosenFilters(understood, locale, typed).map(({ label }) => label),
            'unit',
          ),
    rest: sought?.rest ?? '',
  };
}

/** The recent searches; with a text, those in which each of its words begins one. */
function recentOptions(locale: string, text = ''): readonly SuggestedOption[] {
  const match = matchText(text);
  return recentSearches()
    .map((search) => ({ name: wordsOfSearch(criteriaOf(search), search.slug, locale), href: searchPath(search) }))
    .filter(({ name }) => (match.cover(searchWords(name)) & match.all) === match.all)
    .slice(0, text === '' ? undefined : mostRecent)
    .map((search) => ({ kind: 'recent', note: '', ...search }));
}

/**
 * The name that a text ends with, of which the visitor may want another one or the only project: what is not understood, or else the
 * last words that by themselves mean one name and nothing more, such as `jvc` in `2 bed jvc`; `null` for none. `rest` is the text
 * before it, which stays when an option is picked.
 */
async function soughtName(
  text: string,
  understood: SearchCriteria,
  understand: (text: string) => Promise<SearchCriteria>,
): Promise<{ readonly name: string; readonly rest: string } | null> {
  const { query } = understood;
  if (query !== null) return text.includes(query) ? { name: query, rest: text.replace(query, '').trim() } : null;
  const words = text.split(/\s+/);
  for (let from = Math.max(0, words.length - longestName); from < words.length; from += 1) {
    const last = words.slice(from).join(' ');
    const meant = await understand(last);
    const [kind, another] = namedCriteria.filter((name) => !isSame(meant[name], named[name]));
    const isName = kind !== undefined && another === undefined && isSame({ ...meant, ...named }, noCriteria);
    // In `not marina` the last word is no area to be found.
    if (isName && [meant[kind]].flat().every((value) => [understood[kind]].flat().includes(value)))
      return { name: kind === 'locations' ? meant.locations.join(' ') : last, rest: words.slice(0, from).join(' ') };
  }
  return null;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
