import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace';
import { allSourceFiles, boundariesFile, generatedRules } from './generated-rules';
import { hiddenImports } from './hidden-imports';

test(`the linter's rules match the table: npm run boundaries writes them`, () => {
  expect(readFileSync(boundariesFile, 'utf8')).toBe(generatedRules());
});

test('only the table defines allowed imports, and no cycle is allowed, including types', () => {
  const text = readFileSync(join(repositoryRoot, 'biome.json'), 'utf8');
  const { extends: extended, linter } = JSON.parse(text);
  expect(extended).toEqual(['./biome.boundaries.json']);
  expect(text).not.toContain('noRestrictedImports');
  expect(linter.rules.suspicious.noImportCycles).toEqual({ level: 'error', options: { ignoreTypes: false } });
});

test('no import is invisible to the linter', () => {
  const hidden = allSourceFiles()
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      hiddenImports(readFileSync(join(repositoryRoot, file), 'utf8')).map((path) => `${file}: ${path}`),
    );
  expect(hidden).toEqual([]);
});
