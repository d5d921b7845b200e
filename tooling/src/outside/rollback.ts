import { parseArgs } from 'node:util';
import { publishedVersion, rollBack } from '../release/publish-release';
import { namedStore } from './named-store';
import type { Project } from './project';

/**
 * `rollback [--store DIR]`: points a project back to the release that was live before. Says what it has done; rejects with a
 * sentence where there is nothing to go back to.
 */
export async function rollback({ name }: Pick<Project, 'name'>, words: readonly string[]): Promise<string> {
  const { values } = parseArgs({ args: [...words], options: { store: { type: 'string' } } });
  const store = namedStore(values.store);
  if ((await publishedVersion(store, name)) === 'nothing') throw new Error(`${store} has no release of ${name}.`);
  return `${name} is back at ${await rollBack(store, name)}.`;
}
