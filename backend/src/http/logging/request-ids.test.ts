/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../../testing/demo-backend';

const lines: string[] = [];
const backend = demoBackend({ logLevel: 'info' }, { logStream: { write: (line) => lines.push(line) } });

test('the site’s id of a request is in the answer and in each of its log lines', async () => {
  const response = await backend.app.inject({ url: '/api/developers', headers: { 'x-request-id': 'from-the-site-1' } });
  expect(response.headers['x-request-id']).toBe('from-the-site-1');
  const named = lines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === 'from-the-site-1');
  expect(named.length).toBeGreaterThan(0);
});
