import { ApiError } from '@iwan/shared/api/api-error';
import { askRedirect } from './ask-redirect';

const from = (pathname: string, search = '') => ({ pathname, search });

test.each([
  [{ data: { to: '/new/' } }, '', '/new/'],
  [{ data: { to: '/new/' } }, '?id=7', '/new/?id=7'],
  [{ data: { to: '/new/#map' } }, '?id=7', '/new/?id=7#map'],
  [{ data: { to: '/new/?tab=1' } }, '?id=7', '/new/?tab=1'],
  [{ data: { to: '/Old' } }, '', null],
  [{ data: { to: 'https://elsewhere.example/' } }, '', null],
  [{ data: { to: '//elsewhere.example/' } }, '', null],
  [{ data: { to: '/\\elsewhere.example/' } }, '', null],
  [{ data: { to: '/new\r\nset-cookie: a=1' } }, '', null],
  [{ data: [] }, '', null],
  ['nonsense', '', null],
])('the answer %j to /old/%s leads to %p', async (body, search, expected) => {
  const requested: string[] = [];
  const ask = askRedirect({
    async get(path) {
      requested.push(path);
      return body;
    },
  });
  expect(await ask(from('/old/', search))).toBe(expected);
  expect(requested).toEqual(['/api/redirects?from=%2Fold%2F']);
});

test('a backend that does not know the call leads nowhere', async () => {
  const ask = askRedirect({ get: () => Promise.reject(new ApiError('status', { status: 404 })) });
  expect(await ask(from('/old/'))).toBeNull();
});
