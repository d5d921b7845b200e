import { getHttp } from '@iwan/shared/api/http';
import { formatFor } from '@iwan/shared/domain/format/format';
import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { noSuggestions } from '@iwan/shared/domain/search/suggestions';
import { understandCriteria } from '../../domain/search/understand-criteria';
import { getProjects } from '../get-projects';
import { chosenFilters } from '../listing/active-filters/choices';
import { loadRatesForText } from '../rates/rates-for-text';
import { type SuggestedOption, suggestedOptions } from './suggested-option';

export interface FoundSuggestions {
  readonly options: readonly SuggestedOption[];
  /** The criteria that the text names, as text; empty without any. */
  readonly understood: string;
}

/** Loads the suggestions for a text among the projects that match the other criteria. */
export async function findSuggestions(
  text: string,
  chosen: SearchCriteria,
  locale: string,
  signal: AbortSignal,
): Promise<FoundSuggestions> {
  const rates = await loadRatesForText(text, getHttp, signal);
  const { query, ...criteria } = await understandCriteria({ ...chosen, query: text }, rates);
  const understood = await understandCriteria({ ...noCriteria, query: text }, rates);
  const isUnderstood = understood.query !== text.trim();
  // An area that is typed whole is a criterion by now: its suggestions are those of its name. Beside other criteria the search is
  // complete, and on a phone the list would cover its button.
  const isAreaAlone = isSame({ ...understood, locations: [], query: null }, noCriteria);
  const sought = query ?? (isAreaAlone ? understood.locations.join(' ') : '');
  const rest = { ...criteria, query: null, locations: query === null ? chosen.locations : criteria.locations };
  const found = sought === '' ? noSuggestions : await suggest(sought, rest, signal);
  return {
    options: suggestedOptions(found, rest, locale),
    understood: isUnderstood
      ? formatFor(locale).list(
          chosenFilters(understood, locale).map(({ label }) => label),
          'unit',
        )
      : '',
  };
}

async function suggest(text: string, criteria: SearchCriteria, signal: AbortSignal) {
  const projects = await getProjects();
  return projects.suggestions({ text, criteria }, signal);
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
