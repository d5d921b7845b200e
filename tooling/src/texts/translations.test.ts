import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportTexts, importTexts } from './exchange';
import { faultOf, faultsOf, missingSentences, textsFiles } from './status';

const files = textsFiles();

test('every text of the site is translated, with its gaps and with all forms of its plurals', () => {
  expect(files.length).toBeGreaterThan(80);
  expect(faultsOf(files)).toEqual([]);
});

test('what is exported can be imported, and says the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-texts-'));
  const own = files.filter(({ path }) => path.startsWith('mfe-blog/'));
  exportTexts(folder, own);
  const [first] = own;
  if (first === undefined) throw new Error('The blog has no texts.');
  const file = join(folder, 'ar', first.path.replace('.ts', '.json'));
  const before = await readFile(file, 'utf8');
  expect(importTexts(folder, 'ar', own).faults).toEqual([]);
  exportTexts(folder, own);
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('a folder with a fault changes nothing, and each fault is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-texts-'));
  const own = files.filter(({ path }) => path === 'mfe-blog/src/parts/reaction/texts.ts');
  exportTexts(folder, own);
  const file = join(folder, 'ar', 'mfe-blog/src/parts/reaction/texts.json');
  await writeFile(file, JSON.stringify({ unknown: 'x' }));
  await writeFile(join(folder, 'ar', 'other.json'), '{}');
  expect([...importTexts(folder, 'ar', own).faults].sort()).toEqual([
    'mfe-blog/src/parts/reaction/texts.json: "unknown" is no text of the site.',
    'other.json: there is no texts file of that name.',
  ]);
  expect(importTexts(folder, 'fr', own).faults).toEqual(['"fr" is not one of the languages: ar.']);
});

test('a publication is told how much of a language is missing', () => {
  const [first] = files;
  if (first === undefined) throw new Error('There are no texts.');
  expect(missingSentences('mfe-blog', [first])).toEqual([]);
  const untranslated = { path: 'mfe-blog/src/none/texts.ts', messages: first.messages.slice(0, 2) };
  expect(missingSentences('mfe-blog', [untranslated])).toEqual([
    'mfe-blog has 0 of 2 texts in العربية (ar); the others will be in English.',
  ]);
});

const message = {
  ...{ key: 'found', icu: '{count, plural, one {# in {area}} other {# in {area}}}', parameters: 'count, area' },
  gaps: new Map([
    ['count', { source: 'count', isConstant: false }],
    ['area', { source: 'area', isConstant: false }],
  ]),
  selectors: new Map(),
};

test.each([
  [undefined, ['"found" is missing: {count, plural, one {# in {area}} other {# in {area}}}']],
  [
    '{count, plural, other {# في {area}}}',
    ['zero', 'one', 'two', 'few', 'many'].map((form) => `"found" has no form "${form}" of its plural.`),
  ],
  ['مشاريع في {area}', ['"found" does not have the gap {count}.']],
  ['مشاريع', ['"found" does not have the gap {count}.', '"found" does not have the gap {area}.']],
])('the translation "%s" is named for what it lacks', (translated, faults) => {
  expect([...faultOf(message, translated, 'ar', 'rtl')].sort()).toEqual([...faults].sort());
});
