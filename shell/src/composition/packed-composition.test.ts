import type { Composition, RemoteModule, Route } from './composition';
import { packedComposition, unpackedComposition } from './packed-composition';

const source: RemoteModule = { remote: 'mfe-blog', module: './pages/blog', hydration: 'none' };
const to = (pattern: string, target: Route['target'], more: object = {}): Route => ({
  name: pattern,
  path: pattern,
  target,
  ...more,
});

const composition: Composition = {
  routes: [
    to('/', { kind: 'shell' }),
    to('/about', { kind: 'shell' }),
    to('/blog', { kind: 'remote', source }),
    to('/blog/:id', { kind: 'remote', source, slots: ['near'], isPrivate: true }),
    to('/old', { kind: 'redirect', to: '/' }),
    to('/career', { kind: 'unavailable', remote: 'mfe-tools' }),
    to('/map', { kind: 'unpublished', remote: 'mfe-listings' }),
    { name: 'nowhere', path: '/a/*', target: { kind: 'unknown' } },
    to('/:location', { kind: 'remote', source }, { isCatchAll: true }),
    to('/:developer-properties/:project', { kind: 'remote', source }, { isCatchAll: true }),
  ],
  slots: { near: [source, { ...source, module: './slots/near', hydration: 'visible' }], 'home-more': [] },
  dialogs: {
    'sign-in': { title: 'Sign in', titles: { ar: 'x' }, source, isPrivate: true },
    saved: { title: 'Saved', source },
  },
  addresses: { 'mfe-blog/blog': '/blog' },
  releases: {
    'mfe-blog': { version: 'v1', container: 'mfe_blog', entry: '/remotes/mfe-blog/v1/e.js', modules: ['./pages/blog'] },
    'mfe-tools': null,
  },
};

test('a packed composition, sent as JSON, is the same when it is unpacked', () => {
  const sent = JSON.stringify(packedComposition(composition));
  expect(unpackedComposition(JSON.parse(sent))).toEqual(composition);
  expect(sent.length).toBeLessThan(0.7 * JSON.stringify(composition).length);
});
