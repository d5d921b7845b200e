import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts');
/** Built, installed and recorded files, and dotfiles, are not hand-written. */
export const isOurs = (folder: string) => !/^(\.|dist|node_modules$|fixtures$|test-results$)/.test(folder);

/** The source files of a workspace, as paths from the root of the repository. */
export function sourceFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isOurs(entry.name) ? sourceFiles(root, path) : [];
    return isSource(entry.name) ? [path] : [];
  });
}
