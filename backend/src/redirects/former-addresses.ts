import { groupedBy } from '@iwan/shared/domain/format/grouped';
import { type ProjectName, paths } from '@iwan/shared/paths/paths';
import type { formerNames } from '../database/schema';
import { redirectKey } from './redirect-error';

type FormerName = Pick<typeof formerNames.$inferSelect, 'resource' | 'record_id' | 'name' | 'developer'>;

interface Named {
  readonly id: number;
  readonly name: string;
}

interface NamedProject extends ProjectName {
  readonly number: number;
}

/** The projects that the site shows; of many only those are looked at that an earlier name concerns. */
interface NamedProjects {
  ofDevelopers(names: ReadonlySet<string>): readonly NamedProject[];
  withId(id: number): NamedProject | undefined;
  /** The projects whose names have the same slug, ignoring case. */
  namesakes(name: string): readonly NamedProject[];
}

/** What the site shows. */
export interface NamedRecords {
  readonly projects: NamedProjects;
  readonly developers: readonly Named[];
  readonly agents: readonly Named[];
  readonly openings: readonly Named[];
}

const keyOf = (address: string) => redirectKey(address) ?? '';

/** The addresses of a project. */
const projectAddresses = (project: ProjectName) => [paths.project(project), paths.trendingProject(project)];

/**
 * Redirects from the addresses that records had under earlier names, by the key of the old address. An address that another record has now
 * is not redirected.
 */
export function formerAddresses(names: readonly FormerName[], records: NamedRecords): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (names.length === 0) return found;
  const { namesOf, developersOf } = formerNamesOf(names);
  const lead = (from: string, to: string) => found.set(keyOf(from), to);
  /** The project names in addresses that lead elsewhere: a project with such a name may have the address now. */
  const usedNames = new Set<string>();
  const former = new Map<string, readonly string[]>();
  for (const { id, name } of records.developers) {
    const before = namesOf('developers', id);
    former.set(name, before);
    for (const old of before) {
      lead(paths.developer(old), paths.developer(name));
      lead(paths.developerListed(old), paths.developerListed(name));
    }
  }
  for (const { id, name } of records.agents) {
    for (const old of namesOf('agents', id)) lead(paths.agent(old), paths.agent(name));
  }
  for (const { id, name } of records.openings) {
    for (const old of namesOf('openings', id)) lead(paths.opening(old), paths.opening(name));
  }
  for (const project of concerned(names, records.projects, former)) {
    const developer = project.developer?.name ?? null;
    const ofDeveloper = developer === null ? [] : (former.get(developer) ?? []);
    const earlier = [...namesOf('projects', project.number)];
    const developers = [...developersOf(project.number), ...ofDeveloper];
    if (earlier.length + developers.length === 0) continue;
    for (const name of [...earlier, project.name]) {
      usedNames.add(name);
      for (const each of [...developers, developer]) {
        const before = { name, developer: each === null ? null : { name: each } };
        for (const address of projectAddresses(before)) lead(address, paths.project(project));
      }
    }
  }
  const namesakes = [...usedNames].flatMap((name) => records.projects.namesakes(name));
  for (const address of currentAddresses(namesakes, records)) found.delete(keyOf(address));
  return found;
}

/** The projects that had another name, or whose developer had one; by their place in the list. */
function concerned(
  names: readonly FormerName[],
  { ofDevelopers, withId }: NamedProjects,
  formerDevelopers: ReadonlyMap<string, readonly string[]>,
): readonly NamedProject[] {
  const renamed = new Set([...formerDevelopers].flatMap(([name, before]) => (before.length > 0 ? [name] : [])));
  const own = names.flatMap(({ resource, record_id: id }) => (resource === 'projects' ? (withId(id) ?? []) : []));
  const theirs = renamed.size === 0 ? [] : ofDevelopers(renamed);
  return [...new Map([...own, ...theirs].map((project) => [project.number, project])).values()].sort(
    (one, other) => one.number - other.number,
  );
}

function formerNamesOf(rows: readonly FormerName[]) {
  const groups = groupedBy(rows, ({ resource, record_id: id }) => `${resource} ${id}`);
  const formerOf = (resource: FormerName['resource'], id: number) => groups.get(`${resource} ${id}`) ?? [];
  return {
    namesOf: (resource: FormerName['resource'], id: number) => formerOf(resource, id).map(({ name }) => name),
    developersOf: (id: number) => formerOf('projects', id).map(({ developer }) => developer),
  };
}

function* currentAddresses(
  projects: readonly ProjectName[],
  { developers, agents, openings }: Omit<NamedRecords, 'projects'>,
): Iterable<string> {
  for (const project of projects) yield* projectAddresses(project);
  for (const { name } of developers) yield* [paths.developer(name), paths.developerListed(name)];
  for (const { name } of agents) yield paths.agent(name);
  for (const { name } of openings) yield paths.opening(name);
}
