import { callShape } from './release-shape';

const keep = { freshFor: 3, staleFor: 600, variesBy: ['query'] };
const response = { key: 'data', holds: 'list' };
const call = (changes: object) => ({ method: 'GET', path: '/api/guides', ...changes });

test.each([
  call({}),
  call({ path: '/api/guides/:name' }),
  call({ path: '/api/guides/of-today/:id/pages/:page' }),
  call({ answer: response, keep }),
  call({ answer: response, keep: { ...keep, isNewForBrowsers: true } }),
  call({ answer: response, keep: { ...keep, freshFor: 3_600, staleFor: 86_400 } }),
  call({ method: 'DELETE' }),
  call({ later: { since: '3.4.0' } }),
])('%j is a call', (declared) => {
  expect(callShape.safeParse(declared).error).toBeUndefined();
});

const path = 'A path is /api/ with up to six words or whole parameters below it, the first of them a word';

test.each<[object, string | RegExp]>([
  ...[
    '/metrics',
    '/api',
    '/api/',
    '/apis/guides',
    'https://evil.example/api/guides',
    '//evil.example/api/guides',
    '/api/../metrics',
    '/api/guides/..',
    '/api/guides/',
    '/api/guides?all=1',
    '/api/guides#x',
    '/api/guides/%2e%2e/metrics',
    // Whatever could take long to match, or stand for any resource.
    '/api/:anything',
    '/api/*rest',
    '/api/guides/*rest',
    '/api/guides{/:page}',
    '/api/guides/:a-:b-:c-:d',
    '/api/guides/(a+)+',
    '/api/guides/:id\n',
    `/api/guides${'/:id'.repeat(6)}`,
    `/api/${'a'.repeat(61)}`,
  ].map((odd): [object, string] => [call({ path: odd }), path]),
  [call({ method: 'TRACE' }), /Invalid option/],
  [call({ answer: response, keep: { ...keep, staleFor: 10 * 365 * 86_400 } }), /<=86400/],
  [call({ answer: response, keep: { ...keep, freshFor: 3_601 } }), /<=3600/],
  [call({ answer: response, keep: { ...keep, freshFor: -1 } }), />=0/],
  [call({ answer: response, keep: { ...keep, freshFor: Number.POSITIVE_INFINITY } }), /expected number/],
  [call({ answer: response, keep: { ...keep, freshFor: '3' } }), /expected number/],
  [call({ answer: response, keep: { ...keep, variesBy: Array(11).fill('query') } }), /<=10/],
  [call({ keep }), 'A call that is kept says what its answer holds'],
  [call({ method: 'POST', answer: response, keep }), 'Of a call that is no GET nothing is kept'],
  [call({ answer: { key: '', holds: 'list' } }), /Invalid string/],
  [call({ answer: { key: 'data', holds: 'anything' } }), /Invalid option/],
])('%j is refused', (declared, message) => {
  const [first] = callShape.safeParse(declared).error?.issues ?? [];
  expect(first?.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
});
