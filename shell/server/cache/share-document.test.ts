import type { FastifyReply, FastifyRequest } from 'fastify';
import { shareDocument } from './share-document';

const shared = { 'cache-control': 'max-age=0, s-maxage=300' };
const sharedForASecond = { 'cache-control': 'max-age=0, s-maxage=1' };
const notShared = { 'cache-control': 'private, no-cache' };
const canary = 'mfe-blog:1a2b';

function headersOf(
  headers: Readonly<Record<string, string>>,
  {
    keys = ['projects'] as readonly string[] | null,
    variant = null as string | null,
    address = '/',
    isProvisional = false,
  } = {},
) {
  const set = {};
  const reply = { headers: (added: object) => Object.assign(set, added) } as unknown as FastifyReply;
  const url = new URL(address, 'http://site');
  const headersFor = (_: readonly string[], isPassing = false) => (isPassing ? sharedForASecond : shared);
  shareDocument({ headers } as unknown as FastifyRequest, reply, { keys, isProvisional, variant, url }, { headersFor });
  return set;
}

test.each([
  ['without cookies', {}],
  ['with a bucket, where no canary runs', { cookie: 'iwan_canary=7' }],
  ['with the cookie of something else', { cookie: 'mysession=1; session_id=2' }],
  ['of a cache that knows of no canary', { 'x-iwan-variant': 'stable' }],
])('a document is shared for a visitor %s', (_, headers) => {
  expect(headersOf(headers)).toEqual(shared);
});

test.each([
  ['of a visitor with a session', { cookie: 'a=1; session=x' }, {}],
  ['of a visitor with a session over https', { cookie: '__Host-session=x' }, {}],
  ['that may not be shared', {}, { keys: null }],
  ['in response to a form', {}, { address: '/career?posted=subscribe&sent=1' }],
  ['of a canary, where the cache has chosen none', {}, { variant: canary }],
  ['of a canary, for a cache that takes it for the stable one', { 'x-iwan-variant': 'stable' }, { variant: canary }],
  ['beside a canary, for a cache that takes it for the canary', { 'x-iwan-variant': canary }, { variant: 'stable' }],
  ['of a canary that has ended, for a cache that still knows it', { 'x-iwan-variant': canary }, {}],
])('a document %s is not shared', (_, headers, options) => {
  expect(headersOf(headers, options)).toEqual(notShared);
});

test.each([canary, 'stable'])(
  'while a canary runs, a document is shared where the cache has chosen its variant, %s',
  (variant) => {
    expect(headersOf({ 'x-iwan-variant': variant }, { variant })).toEqual(shared);
  },
);

test('a provisional document is shared for a second, but not that of a visitor with a session', () => {
  expect(headersOf({}, { isProvisional: true })).toEqual(sharedForASecond);
  expect(headersOf({ cookie: 'session=x' }, { isProvisional: true })).toEqual(notShared);
});
