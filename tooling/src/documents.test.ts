import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './workspace';

/** Current documents; decisions are left out, because they may name files of the time when they were written. */
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/decisions/README.md'],
  ...readdirSync(join(repositoryRoot, 'docs')).map((file) => `docs/${file}`),
  ...readdirSync(repositoryRoot).map((folder) => `${folder}/README.md`),
].filter((file) => file.endsWith('.md') && existsSync(join(repositoryRoot, file)));

const textOf = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

/** An empty folder is not there: git keeps none, so a clean clone lacks it. */
function isThere(path: string): boolean {
  const status = statSync(join(repositoryRoot, path), { throwIfNoEntry: false });
  return status?.isDirectory() ? readdirSync(join(repositoryRoot, path)).length > 0 : status !== undefined;
}

/** The anchor of a heading at the host: `Adding a page to a remote // => adding-a-page-to-a-remote`. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

function leadsSomewhere(link: string, from: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? from : join(dirname(from), path);
  if (!isThere(file)) return false;
  return (
    anchor === undefined ||
    [...textOf(file).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor)
  );
}

/** Whether a name in backticks that begins with a folder, of the root or beside the document, is a file or folder. */
function namesFile(path: string, from: string): boolean {
  const homes = ['', dirname(from)].filter((home) => isThere(join(home, path.split('/')[0] ?? '')));
  return homes.length === 0 || homes.some((home) => ['', '.ts', '.tsx'].some((end) => isThere(join(home, path + end))));
}

test.each(documents)('links of %s have existing files and headings', (file) => {
  const links = [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const ours = links.filter((link) => !/^\w+:/.test(link));
  expect(ours.filter((link) => !leadsSomewhere(link, file))).toEqual([]);
});

test.each(documents)('paths in %s exist', (file) => {
  const paths = [...textOf(file).matchAll(/`(?!\.\/)([\w@.-]+\/[\w@./-]+)`/g)].map(([, path = '']) => path);
  expect(paths.filter((path) => !namesFile(path, file))).toEqual([]);
});
