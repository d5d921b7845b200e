import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace';
import { biomeFile, biomeOverrides } from './biome-rules';
import { boundaries } from './boundaries';
import { misfits } from './misfits';
import { readModules } from './modules';
import { sourceFiles } from './source-files';

/** The file that `biome.json` extends. */
export const boundariesFile = join(repositoryRoot, 'biome.boundaries.json');

/** The source files of all workspaces in the table. */
export function allSourceFiles(): readonly string[] {
  const workspaces = new Set(Object.keys(boundaries).map((top) => top.split('/')[0] ?? top));
  return [...workspaces].flatMap((workspace) => sourceFiles(repositoryRoot, workspace));
}

/** The linter's rules of the table. Throws with messages where the table does not match the folders. */
export function generatedRules(): string {
  const modules = readModules(boundaries);
  const files = allSourceFiles();
  const sentences = misfits(modules, files, (path) => existsSync(join(repositoryRoot, path)));
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
  return biomeFile(biomeOverrides(modules, files));
}
