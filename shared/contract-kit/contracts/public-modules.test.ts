import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publicModules } from './public-modules';
import { everySingleton } from './singletons';

const isSingleton = (module: string) => `@iwan/shared/${module}` in everySingleton;
const fileOf = (module: string) => require.resolve(`@iwan/shared/${module}`);
const singletonFiles = Object.keys(everySingleton)
  .filter((request) => request.startsWith('@iwan/shared/'))
  .map((request) => require.resolve(request));

/** The files that a bundle contains together with this one, itself included, by their absolute paths. */
function bundledWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';$/gms);
  for (const [, path = ''] of imports) {
    const imported = ['', '.ts', '.tsx'].map((ending) => join(dirname(file), path + ending)).find(isSource);
    if (imported !== undefined) bundledWith(imported, seen);
  }
  return seen;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && existsSync(file);

// Otherwise a remote's bundle would contain a second store that is separate from the page's: `@iwan/shared/…` imports the shell's.
test.each(publicModules.filter((module) => !isSingleton(module)))(
  '%s asks the shell for each singleton by its whole name',
  (module) => {
    expect([...bundledWith(fileOf(module))].filter((file) => singletonFiles.includes(file))).toEqual([]);
  },
);

test('what is bundled is found through several files', () => {
  expect([...bundledWith(fileOf('router/router'))]).toContain(fileOf('state/overlays'));
});
