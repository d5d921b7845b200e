import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  choicesIn,
  criterionNames,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import { optionTable } from '@iwan/shared/domain/search/rules/rule-table';
import { searchFilter } from '@iwan/shared/domain/search/search-filter';
import { anyCriteria } from '@iwan/shared/testing/any-criteria';
import fc from 'fast-check';
import { searchedProperties } from '../database/changes/watch-projects';
import type { ProjectRecord } from '../database/project-record';
import { indexProject } from '../search/searched-project';

type SeedProject = Readonly<Record<string, unknown>> & {
  readonly developer: string | null;
  readonly agents: readonly string[];
};

type SeedPart = Readonly<Record<string, unknown>> & { readonly project: string };

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, `../../seed/${name}.json`), 'utf8'));
const figures: readonly SeedPart[] = read('figures');
const progress: readonly SeedPart[] = read('progress');
const seed: readonly SeedProject[] = read('projects').map((project: SeedProject) => ({
  ...project,
  figures: figures.find((each) => each.project === project.name)?.figures ?? null,
  construction: progress.find((each) => each.project === project.name)?.construction ?? null,
}));

const recordOf = ({ developer, agents, ...fields }: SeedProject): ProjectRecord => {
  const record: unknown = {
    ...fields,
    id: 1,
    developer: developer === null ? null : { name: developer, logo: null },
    agent: agents.map((name) => ({ name, designation: null, images: null, phone: null })),
  };
  return record as ProjectRecord;
};

/** Values that the demo records have, so that some searches find something. */
const word = fc.constantFrom(
  ...['Lazurine Estates', '2BR', 'Residential', 'Off Plan', 'New', 'Gym', 'Dubai Marina', 'Mei Lin Tan', 'Basin Ledge'],
  ...['villa', 'metro', 'pool', 'tram stop', 'quay', 'apartment'],
);

/** Whether a criterion alone finds a project. */
function finds<Name extends SearchCriterion>(name: Name, criteria: SearchCriteria): (project: SeedProject) => boolean {
  const holds = searchFilter({ ...noCriteria, [name]: criteria[name] });
  return (project) => holds(indexProject(recordOf(project)));
}

// A property that a rule reads and does not name would be edited without anybody being told.
test.each(criterionNames)('%s is decided by the properties that it names, and by nothing else', (name) => {
  const own: readonly string[] = optionTable[name].properties;
  const others = Object.keys(seed[0] ?? {}).filter((property) => !own.includes(property));
  expect(others.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(fc.constantFrom(...seed), fc.constantFrom(...seed), anyCriteria(word), (project, another, criteria) => {
      fc.pre(choicesIn(criteria, name) > 0);
      const isFound = finds(name, criteria);
      const before = isFound(project);
      const changed = others.filter((other) => project[other] !== another[other]);
      const withOf = (properties: readonly string[]) => ({
        ...project,
        ...Object.fromEntries(properties.map((property) => [property, another[property]])),
      });
      // All at once; and one by one where that decides, for what it is to be said of.
      const isDecided = isFound(withOf(changed)) !== before;
      expect(isDecided ? changed.filter((other) => isFound(withOf([other])) !== before) : []).toEqual([]);
      expect(isDecided).toBe(false);
    }),
  );
});

test('every property that a criterion names is watched, and is one of a project', () => {
  const known = new Set(Object.keys(seed[0] ?? {}));
  for (const property of searchedProperties) expect([property, known.has(property)]).toEqual([property, true]);
});
