import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './workspace';

const docs = join(repositoryRoot, 'docs');
const text = readFileSync(join(docs, 'failures.md'), 'utf8');

/**
 * The tests that the table links, `[name](file "title · case")`: an ellipsis in a title stands for an inserted value, and the
 * case is one of these values.
 */
const links = [...text.matchAll(/\]\(([^)\s]+) "([^"]+)"\)/g)].map(([, file = '', name = '']) => {
  const [title = '', example] = name.split(' · ');
  return { file, title, example };
});

const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A string of a source that matches this title: an inserted value is on the same line, and so is its end or a further inserted
 * value.
 */
const titlePattern = (title: string) =>
  new RegExp(`(?<quote>['"\`])${title.split('…').map(escaped).join('.+?')}(( @ci| @deep)?\\k<quote>|\\$\\{)`);

function isThere({ file, title, example }: (typeof links)[number]): boolean {
  const path = join(docs, file);
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return titlePattern(title).test(source) && (example === undefined || titlePattern(example).test(source));
}

test('every test that the table of failures names exists', () => {
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !isThere(link))).toEqual([]);
});

test('every row of the table of failures names a test', () => {
  const rows = text.split('\n').filter((line) => /^\| (?!-)/.test(line) && !/\| Tests \|$/.test(line));
  expect(rows.filter((row) => !/\]\(\S+ "[^"]+"\)/.test(row))).toEqual([]);
});
