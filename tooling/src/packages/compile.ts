import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { translatedLanguages } from '@iwan/shared/domain/format/languages';
import { runTool } from '../test/step';
import { translationFile } from '../texts/text-files';
import { inWorkspace, repositoryRoot } from '../workspace';

interface Compilation {
  readonly workspace: 'shared' | 'tooling';
  /** The folder of the modules in the workspace, and in `out`. */
  readonly rootDir: string;
  /** Relative to the workspace; what they import comes with them. */
  readonly entries: readonly string[];
  /** Absolute. */
  readonly out: string;
}

/**
 * Compiles entries of a workspace and all that they import from it into ES modules with types and source maps, and copies the style
 * sheets and pictures that these import beside them, and the translations of texts files. Rejects where the compiler finds an error, which it has printed itself.
 */
export async function compile({ workspace, rootDir, entries, out }: Compilation): Promise<void> {
  const settings = {
    extends: join(repositoryRoot, 'tsconfig.base.json'),
    compilerOptions: {
      // The syntax of our oldest supported browsers (build/module-rules.ts): a bundler does not compile packages.
      target: 'ES2021',
      composite: false,
      emitDeclarationOnly: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rootDir: inWorkspace(workspace, rootDir),
      outDir: out,
    },
    files: [...entries.map((entry) => inWorkspace(workspace, entry)), inWorkspace('shared', 'assets.d.ts')],
  };
  await mkdir(out, { recursive: true });
  const project = join(out, 'tsconfig.json');
  await writeFile(project, JSON.stringify(settings));
  if ((await runTool(['tsc', '-p', project])) !== 0) throw new Error(`${workspace} does not compile: see above.`);
  await rm(project);
  await copyImported(out, inWorkspace(workspace, rootDir));
  await completeSpecifiers(out);
}

async function copyImported(out: string, source: string): Promise<void> {
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const compiled = join(entry.parentPath, entry.name);
    for (const { code } of translatedLanguages) {
      const translation = translationFile(compiled, code);
      const own = join(source, translation.slice(out.length));
      if (existsSync(own)) await copyFile(own, translation);
    }
    const code = await readFile(compiled, 'utf8');
    for (const [, path = ''] of code.matchAll(/\bfrom ['"](\.[^'"]+\.(?:css|webp))['"]/g)) {
      const file = join(entry.parentPath, path);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(join(source, file.slice(out.length)), file);
    }
  }
}

const relativeSpecifier = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g;

/**
 * Adds the extension to every relative import below a folder of compiled modules: our sources omit it, and Node and bundlers
 * require it in an ES module. The compiler has checked that each import resolves.
 */
async function completeSpecifiers(folder: string): Promise<void> {
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

/** `import a from './a'` // => `import a from './a.js'`. `isModule`: whether a path without extension is a module. */
export function withEndings(code: string, isModule: (path: string) => boolean): string {
  return code.replace(relativeSpecifier, (whole, before: string, quote: string, path: string) =>
    isModule(path) ? `${before}${quote}${path}.js${quote}` : whole,
  );
}
