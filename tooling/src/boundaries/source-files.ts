import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts');
/** What is built, installed or recorded, and what begins with a dot, is not written by hand. */
export const isOurs = (folder: string) => !/^(\.|dist|node_modules$|fixtures$|test-results$)/.test(folder);

/** The source files of a workspace, as paths from the root of the repository. */
export function sourceFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isOurs(entry.name) ? sourceFiles(root, path) : [];
    return isSource(entry.name) ? [path] : [];
  });
}
