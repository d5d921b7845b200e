import { areas } from '@iwan/shared/domain/areas/areas';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { criterionNames, noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { searchFilter } from '@iwan/shared/domain/search/search-filter';
import { searchWords } from '@iwan/shared/domain/text/search-words';
import { amenities } from '../../domain/project/amenity';

type ListCriterion = {
  readonly [Name in keyof SearchCriteria]: SearchCriteria[Name] extends readonly string[] ? Name : never;
}[keyof SearchCriteria];

/** Criteria whose values are arbitrary texts from an address. */
const lists = criterionNames.filter((name): name is ListCriterion => Array.isArray(noCriteria[name]));
/** The most words of a text that the search compares. */
const mostWords = 12;
const knownAreas = new Set(areas.map(({ name }) => name));
const knownAmenities = new Set(amenities.map((name) => name.toLowerCase()));

/**
 * The criteria of an address that a found project has or that the filter offers. Anybody can put other words into an address,
 * so the site does not repeat them.
 */
export function provenCriteria(criteria: SearchCriteria, found: readonly ProjectCard[]): SearchCriteria {
  const isBorneOut = (only: Partial<SearchCriteria>) => {
    const holds = searchFilter({ ...noCriteria, ...only });
    return found.some(({ askedUnit, units, ...project }) => {
      const known = askedUnit === undefined ? units : [...units, askedUnit.type];
      return holds({ ...project, units: known, amenities: [] });
    });
  };
  const { query, developer } = criteria;
  return {
    ...criteria,
    ...Object.fromEntries(
      lists.map((list) => [list, criteria[list].filter((value) => isBorneOut({ [list]: [value] }))]),
    ),
    locations: criteria.locations.filter((value) => knownAreas.has(value) || isBorneOut({ locations: [value] })),
    amenities: criteria.amenities.filter((value) => knownAmenities.has(value.toLowerCase())),
    developer: developer !== null && isBorneOut({ developer }) ? developer : null,
    query: query !== null && searchWords(query).length <= mostWords ? query : null,
  };
}
