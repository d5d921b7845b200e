import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/search-criteria';
import { noSuggestions } from '@iwan/shared/domain/search/suggestions';
import { understandCriteria } from '../../domain/search/understand-criteria';
import { getProjects } from '../get-projects';
import { chosenFilters } from '../listing/choices';
import { type SuggestedOption, suggestedOptions } from './suggested-option';

export interface FoundSuggestions {
  readonly options: readonly SuggestedOption[];
  /** The choices that the text names, in words; empty where it names none. */
  readonly understood: string;
}

const all = new Intl.ListFormat('en', { type: 'unit', style: 'short' });

/** What to suggest for a text, among the properties that meet what else has been chosen. */
export async function findSuggestions(
  text: string,
  chosen: SearchCriteria,
  signal: AbortSignal,
): Promise<FoundSuggestions> {
  const { query, ...criteria } = understandCriteria({ ...chosen, query: text });
  const said = understandCriteria({ ...noCriteria, query: text });
  const isUnderstood = said.query !== text.trim();
  const rest = { ...criteria, query: null };
  const found = query === null ? noSuggestions : await suggest(query, rest, signal);
  return {
    options: suggestedOptions(found, rest),
    understood: isUnderstood ? all.format(chosenFilters(said).map(({ words }) => words)) : '',
  };
}

async function suggest(text: string, criteria: SearchCriteria, signal: AbortSignal) {
  const projects = await getProjects();
  return projects.suggestions({ text, criteria }, signal);
}
