import type { Hydration } from '@iwan/shared/contracts/release';
import { type LoadedPage, pageIsland } from '../../../src/federation/page/load-page';
import { laterFiles } from './later-files';

const live = (name: string, modules: object) => [
  name,
  { publicPath: `/remotes/${name}/v1/`, release: { name, entry: 'browser/entry.js', modules } },
];
const site = {
  releases: new Map([
    live('mfe-listings', {
      './pages/list': { server: 'server/list.cjs', js: ['browser/list.js'], css: [], later: ['browser/filter.js'] },
      './pages/early': { server: 'server/early.cjs', js: ['browser/early.js'], css: [] },
    }),
    live('mfe-tools', {
      './dialogs/calculator': {
        server: 'server/c.cjs',
        js: ['browser/c.js'],
        css: ['browser/c.css'],
        later: ['browser/d.js'],
      },
    }),
  ] as never),
  composition: {
    dialogs: {
      calculator: { title: 'x', source: { remote: 'mfe-tools', module: './dialogs/calculator', hydration: 'idle' } },
    },
  },
} as unknown as Parameters<typeof laterFiles>[0];

const calculator = ['entry.js', 'c.js', 'c.css', 'd.js'].map((file) => `/remotes/mfe-tools/v1/${file}`);
const link = (address: string) => `<p><a class="x" href="${address}" rel="nofollow">Open</a></p>`;

test.each<[what: string, module: string, hydration: Hydration, html: string, files: readonly string[]]>([
  ['what a page imports at a touch', './pages/list', 'idle', '', ['/remotes/mfe-listings/v1/filter.js']],
  ['nothing of a page that no browser hydrates', './pages/list', 'none', '', []],
  ['nothing where the release names nothing, as earlier ones', './pages/early', 'idle', '', []],
  ['a dialog that the page links to, whole', './pages/early', 'idle', link('?dialog=calculator&tab=loan'), calculator],
  ['a dialog once, with two links', './pages/early', 'idle', link('?dialog=calculator').repeat(2), calculator],
  ['nothing for a dialog of the shell', './pages/early', 'idle', link('?dialog=contact'), []],
  ['nothing for a dialog of another page', './pages/early', 'idle', link('/career?dialog=calculator'), []],
])('%s', (_, module, hydration, html, files) => {
  const source = { remote: 'mfe-listings', module, hydration };
  const page = { name: 'list', source, slots: {}, rendered: [pageIsland] } as unknown as LoadedPage;
  expect(laterFiles(site, page, new Map([[pageIsland, html]]))).toEqual(files);
});
