import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const relativeSpecifier = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g;

/**
 * Gives every relative import below a folder of compiled modules its ending: our sources leave it out, and Node and
 * bundlers ask an ES module for it. That each import leads to a module is the compiler's to say.
 */
export async function completeSpecifiers(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modules = entries.filter((entry) => entry.isFile() && /\.(js|d\.ts)$/.test(entry.name));
  await Promise.all(
    modules.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const code = await readFile(file, 'utf8');
      await writeFile(
        file,
        withEndings(code, (path) => ['.js', '.d.ts'].some((ending) => existsSync(join(dirname(file), path) + ending))),
      );
    }),
  );
}

/** `import a from './a'` // => `import a from './a.js'`. `isModule` says whether a path without ending is a module. */
export function withEndings(code: string, isModule: (path: string) => boolean): string {
  return code.replace(relativeSpecifier, (whole, before: string, quote: string, path: string) =>
    isModule(path) ? `${before}${quote}${path}.js${quote}` : whole,
  );
}
