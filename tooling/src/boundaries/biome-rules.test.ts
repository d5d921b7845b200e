import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { repositoryRoot } from '../workspace';
import { biomeFile, biomeOverrides } from './biome-rules';
import { readModules } from './modules';
import { sourceFiles } from './source-files';

const table = {
  shared: {
    'contract-kit/contracts': [],
    'contract-kit/api': ['contract-kit/contracts'],
    'design-system/ui/icons/icon.tsx': [],
    'design-system/ui': ['contract-kit/contracts'],
  },
  'backend/src': {
    'environment.ts': [],
    database: ['environment.ts'],
    leads: ['database', 'shared/contract-kit/contracts'],
    '.': ['environment.ts', 'leads'],
  },
  'mfe-blog/src': {
    parts: ['shared/design-system/ui'],
    'parts/*': ['parts', 'shared/design-system/ui'],
    'parts/card': ['parts', 'shared/design-system/ui'],
    'parts/talk': ['parts', 'parts/card'],
    'pages/*': ['parts', 'parts/*', 'parts/card', 'shared/design-system/ui'],
  },
};

const root = mkdtempSync(join(tmpdir(), 'iwan-boundaries-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const allowed: readonly (readonly [file: string, imported: string])[] = [
  ['backend/src/main.ts', './leads/store'],
  ['backend/src/main.ts', './environment'],
  ['backend/src/leads/store.ts', '../database/open'],
  ['backend/src/leads/store.ts', './delivery/outbox'],
  ['backend/src/leads/store.ts', '@iwan/shared/contracts/lead'],
  ['backend/src/leads/delivery/outbox.ts', '../store'],
  ['backend/src/leads/delivery/outbox.ts', '../../database/open'],
  ['backend/src/leads/delivery/outbox.ts', 'fastify'],
  ['backend/src/leads/store.test.ts', '../main'],
  ['backend/src/database/open.ts', '../environment'],
  ['shared/design-system/ui/actions/button.tsx', '../../../contract-kit/contracts/lead'],
  ['shared/design-system/ui/actions/button.tsx', '@iwan/shared/contracts/lead'],
  ['shared/design-system/ui/icons/icon.tsx', './icon.module.css'],
  ['mfe-blog/src/parts/date.tsx', './time'],
  ['mfe-blog/src/parts/card/card.tsx', '../date'],
  ['mfe-blog/src/parts/talk/talk.tsx', '../card/card'],
  ['mfe-blog/src/pages/blog/blog.tsx', '../../parts/date'],
  ['mfe-blog/src/pages/blog/list/list.tsx', '../../../parts/card/card'],
  ['mfe-blog/src/pages/blog/blog.tsx', '@iwan/shared/ui/actions/button'],
];

const refused: readonly (readonly [file: string, imported: string])[] = [
  ['backend/src/main.ts', './database/open'],
  ['backend/src/environment.ts', './main'],
  ['backend/src/environment.ts', './leads/store'],
  ['backend/src/database/open.ts', '../leads/store'],
  ['backend/src/database/open.ts', '../main'],
  ['backend/src/database/open.ts', '../leads'],
  ['backend/src/database/open.ts', './../leads/store'],
  ['backend/src/database/open.ts', '@iwan/shared/contracts/lead'],
  ['backend/src/leads/store.ts', '@iwan/shared/ui/actions/button'],
  ['backend/src/leads/store.ts', '@iwan/backend/main'],
  ['backend/src/leads/delivery/outbox.ts', '../../environment'],
  ['backend/src/leads/delivery/outbox.ts', '../../../../shared/contract-kit/contracts/lead'],
  ['backend/src/leads/store.test.ts', '../../../mfe-blog/src/parts/date'],
  ['shared/design-system/ui/actions/button.tsx', '../../../contract-kit/api/http'],
  ['shared/design-system/ui/actions/button.tsx', '../icons/icon'],
  ['shared/design-system/ui/icons/icon.tsx', './button'],
  ['shared/design-system/ui/actions/button.tsx', '@iwan/shared/api/http'],
  ['mfe-blog/src/parts/date.tsx', './card/card'],
  ['mfe-blog/src/parts/card/card.tsx', '../talk/talk'],
  ['mfe-blog/src/parts/card/card.tsx', '../../pages/blog/blog'],
  ['mfe-blog/src/pages/blog/blog.tsx', '../article/article'],
  ['mfe-blog/src/pages/blog/list/list.tsx', '../../article'],
  ['mfe-blog/src/pages/blog/blog.tsx', '../../../../backend/src/main'],
  ['mfe-blog/src/pages/blog/blog.tsx', '@iwan/mfe-tools/exposes'],
];

const forms: readonly ((imported: string) => string)[] = [
  (imported) => `import { a } from '${imported}';`,
  (imported) => `import type { A } from '${imported}';`,
  (imported) => `export * from '${imported}';`,
  (imported) => `import('${imported}');`,
];

const written = (imports: readonly (readonly [string, string])[]) =>
  imports.flatMap(([file, imported]) => forms.map((form) => `${file}: ${form(imported)}`)).sort();

/** Writes files with one import per line, and returns the lines that the linter reports. */
function refusedByLinter(imports: readonly (readonly [string, string])[]): readonly string[] {
  const lines = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    lines.set(file, [...(lines.get(file) ?? []), ...forms.map((form) => form(imported))]);
  }
  for (const [file, text] of lines) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text.join('\n'));
  }
  const files = ['shared', 'backend', 'mfe-blog'].flatMap((workspace) => sourceFiles(root, workspace));
  writeFileSync(join(root, 'rules.json'), biomeFile(biomeOverrides(readModules(table), files)));
  const configuration = { extends: ['./rules.json'], linter: { rules: { preset: 'none' } } };
  writeFileSync(join(root, 'biome.json'), JSON.stringify(configuration));
  const biome = join(repositoryRoot, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const words = ['lint', '--reporter=github', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...words], { cwd: root, encoding: 'utf8' });
  return [...stdout.matchAll(/noRestrictedImports,file=(.+?),line=(\d+)/g)].map(([, path = '', line]) => {
    const file = relative(realpathSync(root), resolve(realpathSync(root), path));
    return `${file}: ${lines.get(file)?.[Number(line) - 1]}`;
  });
}

test('the linter reports exactly what no row allows, in every form of an import', () => {
  expect(refusedByLinter([...allowed, ...refused]).toSorted()).toEqual(written(refused));
});
