import { packageOf, scriptPackages } from './script-packages';

test.each([
  ['node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['node_modules/@ark-ui/react/dist/index.js', '@ark-ui/react'],
  ['shared/node_modules/swiper/index.js', 'swiper'],
  ['node_modules/a/node_modules/@b/c/d.js', '@b/c'],
  ['shared/design-system/ui/card/card.tsx', 'shared'],
  ['mfe-blog/src/exposes.ts', 'mfe-blog'],
  ['(bundler)', '(bundler)'],
])('%s belongs to %s', (module, name) => {
  expect(packageOf(module)).toBe(name);
});

const react = 'node_modules/react/index.js';
const built = {
  'main.1.js': { [react]: 300, 'shell/src/main.tsx': 100 },
  'blog.1.js': { 'node_modules/axios/index.js': 500, 'mfe-blog/src/blog.tsx': 500 },
  'career.1.js': { 'node_modules/axios/index.js': 1000 },
  'other-file-of-axios.1.js': { 'node_modules/axios/lib/other.js': 1000 },
  'other-version-of-axios.1.js': { 'mfe-tools/node_modules/axios/index.js': 1000 },
  'shared-card.1.js': { 'shared/design-system/ui/card.tsx': 10 },
  'shared-card-again.1.js': { 'shared/design-system/ui/card.tsx': 10 },
};
const fetched = (...names: string[]) => names.map((name) => ({ url: `http://iwan/x/${name}`, bytes: 2048 }));
const read = (...names: string[]) => scriptPackages(fetched(...names), built);

test('each package has its share of the transferred bytes', () => {
  expect(read('main.1.js', 'blog.1.js').kilobytes).toEqual({ react: 1.5, shell: 0.5, axios: 1, 'mfe-blog': 1 });
  expect(read('main.1.js', 'blog.1.js').npm).toEqual(['axios', 'react']);
});

test.each<[string, string[], string[]]>([
  ['one copy is none too many', ['main.1.js', 'blog.1.js'], []],
  ['one module in two files is there twice', ['blog.1.js', 'career.1.js'], ['axios']],
  ['two modules of one package in two files are one copy', ['blog.1.js', 'other-file-of-axios.1.js'], []],
  ['two versions of a package are two copies', ['blog.1.js', 'other-version-of-axios.1.js'], ['axios']],
  ['what is ours may be bundled by two remotes', ['shared-card.1.js', 'shared-card-again.1.js'], []],
])('%s', (_, names, twice) => {
  expect(read(...names).twice).toEqual(twice);
});

test('a script outside of all builds is named, and a retried one is recognised', () => {
  expect(read('main.1.js?attempt=1', 'foreign.js').unknown).toEqual(['foreign.js']);
});
