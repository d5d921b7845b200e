import type { LoadedPage } from '../../../src/federation/page/load-page';
import { LoadedData } from '../../remote/workers/loaded-data';
import { contentKey } from './content-key';

const data = (json: string) => new LoadedData({ data: json, reads: [] });
const ready = (json: string) => ({ status: 'ready', data: data(json) }) as const;
const failed = { status: 'failed', failure: { kind: 'unavailable' } } as const;
const source = { remote: 'mfe-blog', module: './slots/x', hydration: 'idle' } as const;
const page: LoadedPage = {
  name: 'home',
  head: { title: 'Home', description: 'x' },
  status: 200,
  island: ready('{"a":1}'),
  source,
  slots: { news: [{ id: 'news', source, result: ready('{"b":1}') }] },
  rendered: ['page', 'news'],
};
const input = {
  site: {},
  page,
  islands: new Map([
    ['page', 'd1'],
    ['news', 'd2'],
  ]),
  pathname: '/',
  now: 120_000,
  rest: [null],
};

test('the same input has the same key, in other objects too, and within a minute', () => {
  const again = { ...page, island: ready('{"a":1}') };
  expect(contentKey({ ...input, page: again, islands: new Map(input.islands), now: 179_999 })).toBe(contentKey(input));
});

test.each<[string, Partial<typeof input>]>([
  ['other releases', { site: {} }],
  ['other data of the page', { page: { ...page, island: ready('{"a":2}') } }],
  ['other data of a part', { page: { ...page, slots: { news: [{ id: 'news', source, result: ready('{}') }] } } }],
  ['a part that failed', { page: { ...page, slots: { news: [{ id: 'news', source, result: failed }] } } }],
  ['another head', { page: { ...page, head: { title: 'House', description: 'x' } } }],
  ['another status', { page: { ...page, status: 404 } }],
  ['other HTML of a part', { islands: new Map([['page', 'd1']]) }],
  ['another path', { pathname: '/blog' }],
  ['the next minute', { now: 180_000 }],
  ['anything else that differs', { rest: [{ form: 'contact', outcome: 'sent' }] }],
] as [string, Partial<typeof input>][])('%s: another key', (_, changes) => {
  expect(contentKey({ ...input, ...changes })).not.toBe(contentKey(input));
});

test('data without a digest have no key', () => {
  expect(contentKey({ ...input, page: { ...page, island: { status: 'ready', data: 7 } } })).toBeNull();
});
