import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runTool } from '../test/step';
import { inWorkspace, repositoryRoot } from '../workspace';
import { completeSpecifiers } from './complete-specifiers';

interface Compilation {
  readonly workspace: 'shared' | 'tooling';
  /** Where the modules lie in the workspace, which is where they lie in `out`. */
  readonly rootDir: string;
  /** Relative to the workspace; what they import comes with them. */
  readonly entries: readonly string[];
  /** Absolute. */
  readonly out: string;
}

/**
 * Compiles entries of a workspace and all that they import from it into ES modules with types and source maps, and lays
 * the style sheets and pictures that these import beside them. Rejects where the compiler finds an error, which it has said itself.
 */
export async function compile({ workspace, rootDir, entries, out }: Compilation): Promise<void> {
  const settings = {
    extends: join(repositoryRoot, 'tsconfig.base.json'),
    compilerOptions: {
      // What the oldest of our browsers can read (build/browsers.ts): a bundler leaves packages as they are.
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
    const code = await readFile(join(entry.parentPath, entry.name), 'utf8');
    for (const [, path = ''] of code.matchAll(/\bfrom ['"](\.[^'"]+\.(?:css|webp))['"]/g)) {
      const file = join(entry.parentPath, path);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(join(source, file.slice(out.length)), file);
    }
  }
}
