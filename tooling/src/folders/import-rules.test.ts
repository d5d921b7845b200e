import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { repositoryRoot } from '../workspace';

const root = mkdtempSync(join(tmpdir(), 'iwan-imports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Imports = readonly (readonly [file: string, imported: string])[];

const allowed: Imports = [
  ['shared/domain/money/price.ts', '../text/slug'],
  ['shared/domain/money/price.ts', '@iwan/shared/domain/text/slug'],
  ['shared/contract-kit/api/http.ts', '@iwan/shared/domain/text/slug'],
  ['shared/design-system/ui/actions/button.tsx', '../../../contract-kit/contracts/lead'],
  ['shared/design-system/ui/actions/button.tsx', '@iwan/shared/contracts/lead'],
  ['tooling/src/release/pack.ts', './shell/pack-shell'],
  ['tooling/src/release/pack.ts', '@iwan/shared/contracts/release'],
  ['backend/src/leads/delivery/outbox.ts', '../../database/open'],
  ['backend/src/leads/delivery/outbox.ts', 'fastify'],
  ['backend/src/leads/store.ts', '@iwan/shared/contracts/lead'],
  ['backend/src/leads/store.test.ts', '../testing/backend'],
  ['backend/src/leads/store.test.ts', '@iwan/tooling/free-port'],
  ['mfe-blog/src/parts/card/card.tsx', '../date'],
  ['mfe-blog/src/pages/blog/blog.tsx', '../../parts/date'],
  ['mfe-blog/src/pages/blog/blog.tsx', './list/list'],
  ['mfe-blog/src/pages/blog/blog.tsx', '@iwan/shared/ui/actions/button'],
  ['mfe-blog/src/pages/blog/list/list.tsx', '../../../parts/card/card'],
  ['mfe-blog/src/pages/blog/list/list.tsx', '../blog-address'],
  ['mfe-blog/src/office/articles/index.ts', '@iwan/shared/office/form'],
  ['mfe-blog/src/exposes.ts', './dialogs/sign-in/texts'],
  ['shell/src/federation/load.ts', '../composition/match'],
  ['shell/server/render/route.ts', '../../src/composition/match'],
  ['shell/server/status/roll-back.ts', '@iwan/tooling/release/roll-back'],
  ['shell/server/render/route.test.ts', '../testing/site'],
];

const refused: Imports = [
  ['shared/domain/money/price.ts', '../../contract-kit/contracts/lead'],
  ['shared/domain/money/price.ts', '@iwan/shared/api/http'],
  ['shared/contract-kit/api/http.ts', '../../design-system/ui/button'],
  ['shared/design-system/ui/actions/button.tsx', '../../office/form'],
  ['shared/design-system/ui/actions/button.tsx', '@iwan/shared/testing/records'],
  ['shared/design-system/ui/actions/button.tsx', '../../../../backend/src/main'],
  ['tooling/src/release/pack.ts', '../../../shell/server/main'],
  ['tooling/src/release/pack.ts', '@iwan/shared/ui/actions/button'],
  ['backend/src/leads/store.ts', '@iwan/shared/ui/actions/button'],
  ['backend/src/leads/store.ts', '@iwan/tooling/release/roll-back'],
  ['backend/src/leads/store.ts', '../testing/backend'],
  ['backend/src/leads/delivery/outbox.ts', '../../../../shared/contract-kit/contracts/lead'],
  ['backend/src/leads/store.test.ts', '../../../mfe-blog/src/parts/date'],
  ['mfe-blog/src/parts/card/card.tsx', '../../pages/blog/blog'],
  ['mfe-blog/src/parts/card/card.tsx', '../../office/articles/index'],
  ['mfe-blog/src/pages/blog/blog.tsx', '../article/article'],
  ['mfe-blog/src/pages/blog/blog.tsx', './../article/article'],
  ['mfe-blog/src/pages/blog/blog.tsx', '../../slots/sign-in/sign-in'],
  ['mfe-blog/src/pages/blog/blog.tsx', '../../../../backend/src/main'],
  ['mfe-blog/src/pages/blog/blog.tsx', '../../../../mfe-tools/src/parts/openings'],
  ['mfe-blog/src/pages/blog/blog.tsx', '../../../../shared/design-system/ui/actions/button'],
  ['mfe-blog/src/pages/blog/blog.tsx', '@iwan/mfe-tools/exposes'],
  ['mfe-blog/src/pages/blog/blog.tsx', '@iwan/shared/office/form'],
  ['mfe-blog/src/pages/blog/list/list.tsx', '../../article/article'],
  ['mfe-blog/src/pages/blog/blog.test.tsx', '@iwan/tooling/free-port'],
  ['mfe-blog/src/office/articles/index.ts', '../../../../mfe-tools/src/office/openings/index'],
  ['shell/src/federation/load.ts', '../../server/render/route'],
  ['shell/src/federation/load.ts', '../../office/boot'],
  ['shell/src/federation/load.ts', '../../../mfe-blog/src/exposes'],
  ['shell/src/federation/load.ts', '@iwan/tooling/release/roll-back'],
  ['shell/office/layout/menu.tsx', '../../server/office/guard'],
  ['shell/server/render/route.ts', '../../../backend/src/main'],
  ['shell/server/render/route.ts', '@iwan/tooling/dev/dev-server'],
  ['shell/integration/map.spec.ts', '../../mfe-listings/src/pages/map/map'],
];

const forms: readonly ((imported: string) => string)[] = [
  (imported) => `import { a } from '${imported}';`,
  (imported) => `import type { A } from '${imported}';`,
  (imported) => `export * from '${imported}';`,
  (imported) => `import('${imported}');`,
];

const written = (imports: Imports) =>
  imports.flatMap(([file, imported]) => forms.map((form) => `${file}: ${form(imported)}`)).sort();

/** Writes files with one import per line, and returns the lines that the linter reports. */
function refusedByLinter(imports: Imports): readonly string[] {
  const lines = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    lines.set(file, [...(lines.get(file) ?? []), ...forms.map((form) => form(imported))]);
  }
  for (const [file, text] of lines) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text.join('\n'));
  }
  copyFileSync(join(repositoryRoot, 'biome.imports.jsonc'), join(root, 'biome.imports.jsonc'));
  const configuration = { extends: ['./biome.imports.jsonc'], linter: { rules: { preset: 'none' } } };
  writeFileSync(join(root, 'biome.json'), JSON.stringify(configuration));
  const biome = join(repositoryRoot, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: root, encoding: 'utf8' });
  return [...stdout.matchAll(/noRestrictedImports,file=(.+?),line=(\d+)/g)].map(([, path = '', line]) => {
    const file = relative(realpathSync(root), resolve(realpathSync(root), path));
    return `${file}: ${lines.get(file)?.[Number(line) - 1]}`;
  });
}

test('the linter refuses what crosses workspaces, roles or layers, in every form of an import, and nothing else', () => {
  expect(refusedByLinter([...allowed, ...refused]).toSorted()).toEqual(written(refused));
});

test('the linter has these rules, and refuses cycles of files, types included', () => {
  const { extends: extended, linter } = JSON.parse(readFileSync(join(repositoryRoot, 'biome.json'), 'utf8'));
  expect(extended).toEqual(['./biome.imports.jsonc']);
  expect(linter.rules.suspicious.noImportCycles).toEqual({ level: 'error', options: { ignoreTypes: false } });
});
