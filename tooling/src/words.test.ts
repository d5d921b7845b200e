import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './workspace';

/** The folders whose texts are checked. */
const checked = [
  'shell',
  'mfe-blog/src',
  'mfe-developers/src',
  'mfe-listings/src',
  'mfe-tools/src',
  'shared',
  'backend/seed',
  'backend/src/mail',
];

const page = readFileSync(join(repositoryRoot, 'docs/words.md'), 'utf8');
const [terms = '', fixed = ''] = page.split('## Terms')[1]?.split('## Fixed wording') ?? [];
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => plain(code));
const forbidden = terms.split('\n').flatMap((row) => codeIn(row.split('|')[3] ?? ''));
const allowed = codeIn(fixed);

/** In lower case, with one kind of apostrophe. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

/** The string literals of a module or a JSON file, without imports and comments; inserted values become `…`. */
function literalsOf(source: string): string {
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^import [\s\S]*?;$/gm, '')
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…');
  return (code.match(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g) ?? []).join('\n');
}

/** The forbidden words of a text. A word in the middle of another one does not count. */
function wrongWords(text: string): readonly string[] {
  const rest = allowed.reduce((left, words) => left.replaceAll(words, ''), plain(text));
  return forbidden.filter((word) => {
    const start = /^\w/.test(word) ? '(?<![\\p{L}\\d-])' : '';
    return new RegExp(`${start}${word}(?![\\p{L}\\d-])`, 'u').test(rest);
  });
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...checked], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /(^|[/-])texts\.tsx?$|^backend\/src\/mail\/.*\.ts$|seed\/.*\.json$/.test(file) && !/\.test\.tsx?$/.test(file),
  );

test('no text has a word that docs/words.md forbids', () => {
  const found = files.flatMap((file) =>
    wrongWords(literalsOf(readFileSync(join(repositoryRoot, file), 'utf8'))).map((word) => `${file}: ${word}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test.each([
  ["title: 'Your favourites'", ['favourites']],
  ["title: 'A residence visa, or a residence'", ['residence']],
  ["title: 'A residence visa'", []],
  ["rate: '4 % a year'", [' %']],
  ["sent: 'It’s sent by e-mail'", ['e-mail', "it's"]],
  ["import x from './film';\n/** A film. */\nconst a = 'Video';", []],
])('of %s the wrong words are %j', (source, words) => {
  expect(wrongWords(literalsOf(source))).toEqual(words);
});
