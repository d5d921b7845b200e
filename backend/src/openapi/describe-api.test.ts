/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { backendContract } from '@iwan/shared/contracts/backend';
import { demoBackend } from '../testing/demo-backend';
import { calls, callsBesideSection7 } from './public-calls';

/** `GET /api/x/:y` for each route of the router's tree, four columns a level. */
function routesIn(tree: string): readonly string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    path.splice(indent.length / 4, path.length, part);
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path.join('')}`);
  });
}

describe('in development', () => {
  const backend = demoBackend({ isProduction: false });

  test('describes itself in OpenAPI 3.1, from the rules that check', async () => {
    const response = await backend.get('/openapi.json');
    const document = response.json();
    expect([response.statusCode, document.openapi]).toEqual([200, '3.1.0']);
    expect(Object.keys(document.paths)).toHaveLength(new Set(calls.map(({ url }) => url)).size);
    const { content } = document.paths['/api/contact'].post.requestBody;
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    expect(JSON.stringify(content)).toContain('"Builder"');
    const options = document.paths['/api/projectapi'].get.parameters.map(({ name }: { name: string }) => name);
    expect(options).toEqual(expect.arrayContaining(['fields', 'page', 'per_page', 'sort', 'slug']));
  });

  test('shows the calls on a page whose own scripts may run', async () => {
    const page = await backend.get('/__api/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    expect(String(page.headers['content-security-policy'])).toContain("script-src 'self'");
  });

  test('describes every call that it answers under /api', () => {
    const found = routesIn(backend.app.printRoutes({ commonPrefix: false })).filter((call) => call.includes(' /api/'));
    const expected = calls.map(({ method, url }) => `${method} ${url}`);
    expect(found.filter((call) => !call.startsWith('HEAD')).sort()).toEqual(expected.sort());
  });
});

test('the calls of the contract are those that it answers, but for what no release may depend on', () => {
  const written = (some: typeof calls) =>
    some.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`).sort();
  expect([...backendContract.calls].sort()).toEqual(
    written(calls.filter((call) => !callsBesideSection7.includes(call))),
  );
  expect([...backendContract.extensions].sort()).toEqual(written(callsBesideSection7));
});

describe('in production', () => {
  const backend = demoBackend({ isProduction: true });

  test('describes itself and shows no pages', async () => {
    expect((await backend.get('/openapi.json')).statusCode).toBe(200);
    expect((await backend.get('/__api/')).statusCode).toBe(404);
  });
});
