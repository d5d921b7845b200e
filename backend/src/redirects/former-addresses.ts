import { type ProjectName, paths } from '@iwan/shared/paths/paths';
import type { formerNames } from '../database/schema';
import { redirectKey } from './redirect-key';

type FormerName = Pick<typeof formerNames.$inferSelect, 'resource' | 'record_id' | 'name' | 'developer'>;

interface Named {
  readonly id: number;
  readonly name: string;
}

/** What the site shows. */
export interface NamedRecords {
  readonly projects: readonly (Named & ProjectName)[];
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
  for (const project of records.projects) {
    const developer = project.developer?.name ?? null;
    const ofDeveloper = developer === null ? [] : (former.get(developer) ?? []);
    const earlier = [...namesOf('projects', project.id)];
    const developers = [...developersOf(project.id), ...ofDeveloper];
    if (earlier.length + developers.length === 0) continue;
    for (const name of [...earlier, project.name]) {
      for (const each of [...developers, developer]) {
        const before = { name, developer: each === null ? null : { name: each } };
        for (const address of projectAddresses(before)) lead(address, paths.project(project));
      }
    }
  }
  for (const address of currentAddresses(records)) found.delete(keyOf(address));
  return found;
}

function formerNamesOf(rows: readonly FormerName[]) {
  const names = new Map<string, string[]>();
  const developers = new Map<number, (string | null)[]>();
  for (const { resource, record_id: id, name, developer } of rows) {
    const key = `${resource} ${id}`;
    names.set(key, [...(names.get(key) ?? []), name]);
    if (resource === 'projects') developers.set(id, [...(developers.get(id) ?? []), developer]);
  }
  return {
    namesOf: (resource: FormerName['resource'], id: number): readonly string[] => names.get(`${resource} ${id}`) ?? [],
    developersOf: (id: number): readonly (string | null)[] => developers.get(id) ?? [],
  };
}

function* currentAddresses({ projects, developers, agents, openings }: NamedRecords): Iterable<string> {
  for (const project of projects) yield* projectAddresses(project);
  for (const { name } of developers) yield* [paths.developer(name), paths.developerListed(name)];
  for (const { name } of agents) yield paths.agent(name);
  for (const { name } of openings) yield paths.opening(name);
}
