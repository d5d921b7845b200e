import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './workspace';

const decision = join(repositoryRoot, 'docs/decisions/0040-the-proof-in-a-quarter-of-an-hour.md');

/** Of each row of the table of planted faults: the file with the fault, the test file that found it, and the title as far as it is literal. */
const table = readFileSync(decision, 'utf8').split('## Planted faults')[1] ?? '';
const rows = [...table.matchAll(/ \| `([^`]+)` \| `([^`]+)`(?:: ([^…|]+))?/g)].map(
  ([, where = '', finder = '', title = '']) => ({ where, finder, title: title.trim() }),
);

const isThere = (file: string) => existsSync(join(repositoryRoot, file));

/** Paths of journeys and of the tests of the built server start in their folder. */
const pathOf = (finder: string) => (isThere(finder) ? finder : `shell/integration/${finder}`);

test('files with planted faults and the tests that found them exist', () => {
  expect(rows.length).toBeGreaterThan(55);
  expect(rows.filter(({ where, finder }) => !isThere(where) || !isThere(pathOf(finder)))).toEqual([]);
});

test('every fault is found without the deep tests and those of CI', () => {
  expect(rows.filter(({ finder }) => finder.includes('.deep.'))).toEqual([]);
  const titled = rows.filter(({ title }) => title !== '');
  expect(titled.length).toBeGreaterThan(40);
  const left = titled.flatMap(({ finder, title }) =>
    readFileSync(join(repositoryRoot, pathOf(finder)), 'utf8')
      .split('\n')
      .filter((line) => line.includes(title) && /@(ci|deep)\b/.test(line)),
  );
  expect(left).toEqual([]);
});
