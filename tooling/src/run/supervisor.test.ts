import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';
import { inWorkspace } from '../workspace';

/** The run-time imports of a source, static or dynamic: types are left out. */
function importsOf(file: string): readonly string[] {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  return [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, specifier = '']) => specifier);
}

/** The packages that a program of this folder can load, and the file that imports each. */
function packagesWithin(program: string): ReadonlyMap<string, string> {
  const packages = new Map<string, string>();
  const files = new Set([program]);
  for (const file of files) {
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith('@iwan/shared/')) files.add(require.resolve(specifier));
      else if (specifier.startsWith('.')) files.add(sourceAt(join(dirname(file), specifier)));
      else packages.set(specifier, file);
    }
  }
  return packages;
}

function sourceAt(path: string): string {
  const file = ['.ts', '.tsx'].map((extension) => path + extension).find((each) => existsSync(each));
  if (file === undefined) throw new Error(`There is no source at ${path}.`);
  return file;
}

const compilers = (command: string) => {
  const packages = packagesWithin(inWorkspace('tooling', 'src', 'commands', `${command}.ts`));
  return [...packages].filter(([name]) => /rspack|module-federation/.test(name));
};

test('the supervisor of the site never loads the compiler, which would stay in memory with half a gigabyte', () => {
  expect(compilers('start')).toEqual([]);
});

test('a build does', () => {
  expect(compilers('build').map(([name]) => name)).toContain('@rspack/core');
});
