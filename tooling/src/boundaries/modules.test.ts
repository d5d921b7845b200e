import { misfits } from './misfits';
import { moduleOf, readModules } from './modules';

const table = {
  shared: { 'contract-kit/contracts': [], 'domain/price': ['contract-kit/contracts'] },
  'backend/src': {
    'environment.ts': [],
    database: ['environment.ts'],
    leads: ['database', 'shared/contract-kit/contracts'],
    '.': ['*'],
  },
  'mfe-blog/src': { parts: [], 'parts/*': ['parts'], 'parts/talk': ['parts', 'parts/*'], 'pages/*': ['*'] },
};
const modules = readModules(table);
const usesOf = (path: string) => modules.find((module) => module.path === path)?.uses.map((used) => used.path);

test('parses names in a top folder, whole paths of others, and a star as everything above', () => {
  expect(usesOf('backend/src/leads')).toEqual(['backend/src/database', 'shared/contract-kit/contracts']);
  expect(usesOf('backend/src')).toEqual(['backend/src/environment.ts', 'backend/src/database', 'backend/src/leads']);
});

test('rejects a row that names a module below it, and so every cycle', () => {
  const cycle = { 'backend/src': { blogs: ['discussion'], discussion: ['blogs'] } };
  expect(() => readModules(cycle)).toThrow('backend/src/blogs may import discussion, which does not stand above it.');
  expect(() => readModules({ shared: { ui: ['ui'] } })).toThrow('shared/ui may import ui');
});

test.each([
  ['backend/src/leads/delivery/outbox.ts', 'backend/src/leads'],
  ['backend/src/main.ts', 'backend/src'],
  ['backend/src/environment.ts', 'backend/src/environment.ts'],
  ['mfe-blog/src/parts/date.tsx', 'mfe-blog/src/parts'],
  ['mfe-blog/src/parts/card/card.tsx', 'mfe-blog/src/parts/*'],
  ['mfe-blog/src/parts/talk/reply/reply.tsx', 'mfe-blog/src/parts/talk'],
  ['backend/src/new/new.ts', undefined],
])('%s belongs to %s', (file, path) => {
  expect(moduleOf(file, modules)?.path).toBe(path);
});

test('reports folders without a row, and rows without a folder', () => {
  const files = ['backend/drizzle.config.ts', 'backend/src/new/new.ts', 'mfe-blog/src/parts/card/card.tsx'];
  expect(misfits(modules, files, (path) => path !== 'backend/src/leads')).toEqual([
    'backend/src/new has no row in the table of module boundaries (tooling/src/boundaries).',
    'backend/src/leads has a row in the table of module boundaries and is not there.',
    'mfe-blog/src/pages/* has a row in the table of module boundaries and is not there.',
  ]);
});
