import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { areas } from '@iwan/shared/domain/search/areas/areas';
import { criterionNames, noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { searchFilter } from '@iwan/shared/domain/search/search-filter';
import { searchWords } from '@iwan/shared/domain/text/search-words';
import { amenities } from '../../domain/project/amenity';

type ListCriterion = {
  readonly [Name in keyof SearchCriteria]: SearchCriteria[Name] extends readonly string[] ? Name : never;
}[keyof SearchCriteria];

/** The criteria whose values are texts of an address. */
const lists = criterionNames.filter((name): name is ListCriterion => Array.isArray(noCriteria[name]));
/** As many words as a text is looked for by; what comes after them nothing has been compared with. */
const mostWords = 12;
const knownAreas = new Set(areas.map(({ name }) => name));
const knownAmenities = new Set(amenities.map((name) => name.toLowerCase()));

/**
 * Of what an address asks for, that which one of the projects found bears out or the filter itself offers. The rest is words
 * that anybody can have put there, and is not said in our name.
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
