import type { Hydration } from '@iwan/shared/contracts/release';
import type { IslandResult } from '../../../src/federation/load-island';
import type { LoadedPage } from '../../../src/federation/page/load-page';
import { startOf } from './later-files';

const ready = { status: 'ready', data: null } as const;
const failed = (kind: 'unavailable' | 'unpublished'): IslandResult => ({ status: 'failed', failure: { kind } });
const source = (hydration: Hydration) => ({ remote: 'mfe-blog', module: './pages/blog', hydration });

const page: LoadedPage = {
  name: 'blog',
  head: { title: 'Blog', description: 'Blog' },
  status: 200,
  island: null,
  source: null,
  slots: {},
  rendered: [],
};
const ofRemote = (hydration: Hydration, island: IslandResult = ready): LoadedPage => ({
  ...page,
  island,
  source: source(hydration),
});
const withSlot = (hydration: Hydration, result: IslandResult = ready): LoadedPage => ({
  ...page,
  slots: { place: [{ id: 'place', source: source(hydration), result }] },
});

test.each([
  ['text alone', ofRemote('none'), '', { isAtOnce: false, isOnScroll: false }],
  ['a page of the shell', page, '', { isAtOnce: false, isOnScroll: false }],
  ['what is touched', ofRemote('interaction'), '', { isAtOnce: false, isOnScroll: false }],
  ['a list', ofRemote('idle'), '', { isAtOnce: false, isOnScroll: true }],
  ['a part of a page', withSlot('visible'), '', { isAtOnce: false, isOnScroll: true }],
  ['a map', ofRemote('load'), '', { isAtOnce: true, isOnScroll: false }],
  [
    'a page that the browser may load',
    ofRemote('none', failed('unavailable')),
    '',
    { isAtOnce: true, isOnScroll: false },
  ],
  [
    'a part that the browser may load',
    withSlot('idle', failed('unavailable')),
    '',
    { isAtOnce: true, isOnScroll: false },
  ],
  ['a part that there is not', withSlot('idle', failed('unpublished')), '', { isAtOnce: false, isOnScroll: false }],
  [
    'a page that goes on by itself',
    { ...ofRemote('none'), redirectsTo: '/' },
    '',
    { isAtOnce: true, isOnScroll: false },
  ],
  ['a dialog that is linked to', ofRemote('none'), '?dialog=calculator', { isAtOnce: true, isOnScroll: false }],
])('the code of %s comes when it is needed', (_, shown, search, start) => {
  expect(startOf(shown, new URL(`http://iwan.test/blog${search}`))).toEqual(start);
});
