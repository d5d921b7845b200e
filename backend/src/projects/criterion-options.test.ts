import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filtersOf } from '@iwan/shared/api/projects/project-filters';
import { parseSearched } from '@iwan/shared/api/projects/project-search';
import {
  criterionNames,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import { optionTable } from '@iwan/shared/domain/search/rules/rule-table';
import { searchFilter } from '@iwan/shared/domain/search/search-filter';
import { withQuery } from '@iwan/shared/paths/query';
import { anyCriteria } from '@iwan/shared/testing/any-criteria';
import fc from 'fast-check';
import type { ProjectRecord } from '../database/project-record';
import { indexProjects } from '../search/project-index';
import { readOptions } from './options';

const seed: readonly Record<string, unknown>[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../seed/projects.json'), 'utf8'),
);
const records = seed.map(({ developer, agents, ...fields }, index): unknown => ({
  ...fields,
  id: index + 1,
  developer: typeof developer === 'string' ? { name: developer, logo: null } : null,
  agent: Array.isArray(agents) ? agents.map((name) => ({ name })) : null,
}));
const index = indexProjects(records as readonly ProjectRecord[]);

/** What Fastify makes of a query string. */
function optionsOf(criteria: SearchCriteria) {
  const query = new URLSearchParams(withQuery('', { ...filtersOf(criteria, null), per_page: 100 }).slice(1));
  return readOptions(
    Object.fromEntries(
      [...new Set(query.keys())].map((name) => {
        const values = query.getAll(name);
        return [name, values.length > 1 ? values : values[0]];
      }),
    ),
  );
}

/** On the wire the order of a list means nothing. */
const unordered = (criteria: SearchCriteria) =>
  Object.fromEntries(
    Object.entries(criteria).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  );

const value = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter(Boolean);

test('whatever is asked comes to the backend as it was, and is said to be applied under the names that it was asked with', () => {
  fc.assert(
    fc.property(anyCriteria(value), (criteria) => {
      const options = optionsOf(criteria);
      expect(unordered(options?.criteria ?? noCriteria)).toEqual(unordered(criteria));
      const requested = withQuery('', filtersOf(unordered(criteria) as SearchCriteria, null));
      expect(withQuery('', options?.filters as Parameters<typeof withQuery>[1])).toBe(requested);
    }),
  );
});

const word = fc.constantFrom(
  ...['Lazurine Estates', '2BR', 'Residential', 'Off Plan', 'New', 'Gym', 'Dubai Marina', 'JVC', 'Basin Ledge', '3br'],
  ...['villa', 'metro', 'pool', 'tram stop', 'quay', 'apartment'],
);

test('the backend and the site over a plain one find the same projects', () => {
  const cards = records.flatMap((record) => parseSearched(record as Record<string, unknown>) ?? []);
  expect(cards).toHaveLength(records.length);
  fc.assert(
    fc.property(anyCriteria(word), fc.constantFrom(...criterionNames), (criteria, name) => {
      for (const requested of [criteria, only(criteria, name)]) {
        const options = optionsOf(requested);
        const found = options === null ? [] : index.select(options).ids.map(String);
        expect(found.sort()).toEqual(
          cards
            .filter(searchFilter(requested))
            .map(({ id }) => id)
            .sort(),
        );
      }
    }),
  );
});

/** Several criteria at once find little: one alone finds more. */
function only<Name extends SearchCriterion>(criteria: SearchCriteria, name: Name): SearchCriteria {
  return { ...noCriteria, [name]: criteria[name] };
}

test('no option of the wire is that of two criteria', () => {
  const names = criterionNames.flatMap((name) => Object.keys(optionTable[name].options));
  expect(new Set(names).size).toBe(names.length);
});
