import { parseArgs } from 'node:util';
import { listReleases, releasesText } from '../store/list-releases';
import { namedStore, type Project } from './project';

/** `releases [--store DIR] [--json]`: the releases of a project. Rejects with a sentence where the store has none. */
export async function releases({ name }: Pick<Project, 'name'>, words: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...words],
    options: { store: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const listed = await listReleases(namedStore(values.store), name);
  return values.json ? JSON.stringify(listed, null, 2) : releasesText(listed);
}
