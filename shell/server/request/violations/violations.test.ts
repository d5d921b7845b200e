import fastify from 'fastify';
import { PacedCounts } from '../counting/paced-counts';
import { readViolations } from './read-violations';
import { violationsRoute } from './route';
import { ownerOf, Violations } from './violations';

const remotes = ['mfe-blog', 'mfe-tools'];
const csp = (said: object) => JSON.stringify({ 'csp-report': said });
const script = 'https://iwan.example/remotes/mfe-blog/v1/pages.js';

test.each<[string, string, string, string]>([
  ['a blocked file of a remote', script, '', 'mfe-blog'],
  ['a file of a remote that asked for another host', 'https://evil.example', script, 'mfe-blog'],
  ['a file of the shell', 'inline', 'https://iwan.example/shell/main.js', 'shell'],
  ['an extension', 'chrome-extension', '', 'other'],
  ['a name that nobody has', 'https://iwan.example/remotes/mfe-invented/v1/x.js', '', 'other'],
  ['a name of the prototype', 'https://iwan.example/remotes/constructor/v1/x.js', '', 'other'],
])('%s is counted for its owner', (_, blocked, source, owner) => {
  expect(ownerOf({ blocked, source }, remotes)).toBe(owner);
});

test('both forms of a report are read, and cut', () => {
  const long = `https://iwan.example/${'x'.repeat(1000)}`;
  expect(readViolations(csp({ 'effective-directive': 'script-src', 'blocked-uri': long }))).toEqual([
    { directive: 'script-src', blocked: long.slice(0, 200), source: '', page: '' },
  ]);
  const body = { effectiveDirective: 'img-src', blockedURL: 'inline', sourceFile: script, documentURL: '/' };
  const reports = [{ type: 'deprecation', body }, ...Array(20).fill({ type: 'csp-violation', body })];
  expect(readViolations(JSON.stringify(reports))).toHaveLength(9);
});

test('nothing of an address but its path is kept: its query may be a secret', () => {
  const address = 'https://iwan.example/search-alerts/confirm';
  const said = {
    'document-uri': `${address}?token=secret`,
    'source-file': `${address}#secret`,
    'blocked-uri': 'inline',
  };
  expect(readViolations(csp(said))).toMatchObject([{ page: address, source: address, blocked: 'inline' }]);
  const body = { documentURL: `${address}?token=secret\nmore`, blockedURL: 'inline' };
  expect(JSON.stringify(readViolations(JSON.stringify([{ type: 'csp-violation', body }])))).not.toContain('secret');
});

test.each(['', 'x', 'null', '{}', '[]', '[null]', '7', '{"csp-report":null}', '{"csp-report":[]}', '{"__proto__":{}}'])(
  '%s is no report',
  (content) => expect(readViolations(content)).toEqual([]),
);

async function served() {
  const app = fastify();
  const violations = new Violations();
  await app.register(violationsRoute, { violations, remotes: () => remotes });
  const post = (payload: string, remoteAddress = '192.0.2.1', type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: '/__violations', payload, remoteAddress, headers: { 'content-type': type } });
  return { violations, post };
}

test('a flood of a network is counted up to its limit, another network’s reports go on, and no name is invented', async () => {
  const { violations, post } = await served();
  const responses = await Promise.all(
    Array.from({ length: 400 }, (_, count) =>
      post(csp({ 'blocked-uri': `https://iwan.example/remotes/mfe-${count}/v/x.js` })),
    ),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 429]));
  expect(Object.keys(violations.totals)).toEqual(['other']);
  expect(violations.totals.other).toBeLessThan(60);
  expect((await post(csp({ 'blocked-uri': script }), '198.51.100.1')).statusCode).toBe(204);
  expect(violations.totals).toMatchObject({ 'mfe-blog': 1 });
});

test('what is too large, or of another type, is refused', async () => {
  const { violations, post } = await served();
  expect((await post(csp({ 'blocked-uri': 'x'.repeat(20_000) }))).statusCode).toBe(413);
  expect((await post('a=b', '192.0.2.1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect(violations.totals).toEqual({});
});

test('each name is logged at once, and then once in ten seconds with what was counted meanwhile', () => {
  let now = 0;
  const counts = new PacedCounts(() => now);
  const logged: unknown[] = [];
  const add = (name: string) => counts.add(name, 1, (counted) => logged.push([name, counted]));
  for (const name of ['a', 'a', 'b', 'a']) add(name);
  now = 10_000;
  add('a');
  expect(logged).toEqual([
    ['a', { total: 1, sinceLast: 1 }],
    ['b', { total: 1, sinceLast: 1 }],
    ['a', { total: 4, sinceLast: 3 }],
  ]);
  expect(counts.totals).toEqual({ a: 4, b: 1 });
});
