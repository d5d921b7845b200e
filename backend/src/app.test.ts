/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from './testing/demo-backend';

const backend = demoBackend();

test.each([
  ['GET', '/api/nothing', 404],
  ['GET', '/', 404],
  ['DELETE', '/api/projectapi', 404],
  ['GET', '/api/projectapi/%E0%A4%A', 400],
  ['GET', `/api/projectapi/${'x'.repeat(500)}`, 400],
  ['PUT', '/api/contact', 404],
] as const)('answers %s %s with a message and nothing of its insides', async (method, url, status) => {
  const response = await backend.app.inject({ method, url });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(Object.keys(response.json())).toEqual(['message']);
  expect(response.body).not.toMatch(/\bat \/|node_modules|FST_/);
});

test('answers HEAD like GET, without the body', async () => {
  const response = await backend.app.inject({ method: 'HEAD', url: '/api/teamapi' });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test('tells browsers to take nothing for what it is not', async () => {
  const { headers } = await backend.get('/api/teamapi');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
  const svg = await backend.get('/media/logos/cavarin.svg');
  expect(svg.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('stops once, however often it is told to', async () => {
  await Promise.all([backend.open.stop(), backend.open.stop()]);
  await expect(backend.app.inject('/readyz')).rejects.toThrow();
});
