import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { publicModules } from './public-modules';
import { everySingleton } from './singletons';

const shared = join(import.meta.dirname, '..');
const isSingleton = (module: string) => `@iwan/shared/${module}` in everySingleton;

/** The file of a module, named without its ending. */
function fileOf(module: string): string | undefined {
  return ['.ts', '.tsx', '/index.ts'].map((ending) => join(shared, module + ending)).find(existsSync);
}

/** The modules whose code a bundle takes along with this one, named from the folder of `shared`; this one among them. */
function bundledWith(module: string, seen = new Set<string>()): ReadonlySet<string> {
  const file = fileOf(module);
  if (file === undefined || seen.has(module)) return seen;
  seen.add(module);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';$/gms);
  for (const [, path = ''] of imports) bundledWith(relative(shared, join(dirname(file), path)), seen);
  return seen;
}

// A bundle of a remote would carry a second store, which nothing else on the page knows: `@iwan/shared/…` asks for the shell's.
test.each(publicModules.filter((module) => !isSingleton(module)))(
  '%s asks the shell for each singleton by its whole name',
  (module) => {
    expect([...bundledWith(module)].filter(isSingleton)).toEqual([]);
  },
);

test('what is bundled is found through several files', () => {
  expect([...bundledWith('router/router')]).toContain('state/overlays');
});
