import { getHttp } from '@iwan/shared/api/http';
import { formatFor } from '@iwan/shared/domain/format/format';
import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { inOrderOfCount } from '@iwan/shared/domain/search/facets/facets';
import { noSuggestions } from '@iwan/shared/domain/search/suggestions';
import { understandCriteria } from '@iwan/shared/domain/search/understand/understand-criteria';
import { getProjects } from '../get-projects';
import { chosenFilters } from '../listing/active-filters/choices';
import { loadRatesForText } from '../rates/rates-for-text';
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
 * Loads the suggestions for a text among the projects that match the other criteria; for an empty text, the areas with most
 * projects. Locations and projects that are chosen already do not narrow the suggestions: a further one is added to them.
 */
export async function findSuggestions(
  text: string,
  chosen: SearchCriteria,
  locale: string,
  signal: AbortSignal,
): Promise<FoundSuggestions> {
  const projects = await getProjects();
  const isNew = ({ kind, name }: SuggestedOption) => kind !== 'area' || !chosen.locations.includes(name);
  if (text === '') {
    const areas = inOrderOfCount(await projects.locations(signal)).slice(0, mostAreas);
    const options = suggestedOptions({ ...noSuggestions, areas }, locale).filter(isNew);
    return { options, understood: '', rest: '' };
  }
  const rates = await loadRatesForText(text, getHttp, signal);
  const options = { rates, year: new Date().getFullYear() };
  const { criteria: understood } = await understandCriteria({ ...noCriteria, query: text }, options);
  const { query } = understood;
  // An area that is typed whole is a criterion by now: its suggestions are those of its name.
  const isAreaAlone = isSame({ ...understood, locations: [], query: null }, noCriteria);
  const sought = query ?? (isAreaAlone ? understood.locations.join(' ') : '');
  const isNamed = sought !== '' && (query === null || text.includes(query));
  const all = await understandCriteria({ ...chosen, query: text }, options);
  const { locations: _, names: __, ...others } = all.criteria;
  const criteria = { ...others, locations: query === null ? [] : understood.locations, names: [], query: null };
  const found = isNamed ? await projects.suggestions({ text: sought, criteria }, signal) : noSuggestions;
  return {
    options: suggestedOptions(found, locale).filter(isNew),
    understood:
      query === text
        ? ''
        : formatFor(locale).list(
            chosenFilters(understood, locale).map(({ label }) => label),
            'unit',
          ),
    rest: query === null ? '' : text.replace(query, '').trim(),
  };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
