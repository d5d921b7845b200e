import { parseArgs } from 'node:util';
import { promoteCanary, withdrawCanary, withdrawnByPublisher } from '../release/canaries';
import { namedStore } from './named-store';
import type { Project } from './project';

/** `promote [--store DIR]`: gives the canary of a project to all visitors. Says what it has done; rejects with a sentence. */
export async function promote({ name }: Pick<Project, 'name'>, words: readonly string[]): Promise<string> {
  return `${name} ${await promoteCanary(storeOf(words), name)} is for all visitors now.`;
}

/** `withdraw [--store DIR]`: gives all visitors the stable release. Says what it has done; rejects with a sentence. */
export async function withdraw({ name }: Pick<Project, 'name'>, words: readonly string[]): Promise<string> {
  const version = await withdrawCanary(storeOf(words), name, withdrawnByPublisher);
  return `The canary ${version} of ${name} is withdrawn; all visitors have the stable release.`;
}

function storeOf(words: readonly string[]): string {
  return namedStore(parseArgs({ args: [...words], options: { store: { type: 'string' } } }).values.store);
}
