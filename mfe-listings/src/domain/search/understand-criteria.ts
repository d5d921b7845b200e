import type { SearchCriteria } from '@iwan/shared/domain/search/search-criteria';
import { understandText } from './understand-text';

const joined = (chosen: readonly string[], said: readonly string[]): readonly string[] => {
  const known = new Set(chosen.map((value) => value.toLowerCase()));
  return [...chosen, ...said.filter((value) => !known.has(value.toLowerCase()))];
};

/**
 * The criteria with what their free text names as choices of their own, and the text without it. What is left is read until it
 * names nothing more, since it stands in the addresses that are made of them, and is to mean there what it means here.
 */
export function understandCriteria(criteria: SearchCriteria): SearchCriteria {
  const understood = understandOnce(criteria);
  return understood.query === criteria.query ? understood : understandCriteria(understood);
}

function understandOnce(criteria: SearchCriteria): SearchCriteria {
  if (!criteria.query) return criteria;
  const { rest, budget, ...said } = understandText(criteria.query);
  return {
    ...criteria,
    configurations: joined(criteria.configurations, said.configurations),
    categories: joined(criteria.categories, said.categories),
    amenities: joined(criteria.amenities, said.amenities),
    locations: joined(criteria.locations, said.locations),
    budget: budget ?? criteria.budget,
    query: rest,
  };
}
