/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { demoBackend } from '../testing/demo-backend';

const backend = demoBackend();

test('lists the team, six of them leaders', async () => {
  const { data }: { data: { type: string }[] } = (await backend.get('/api/teamapi')).json();
  expect(data).toHaveLength(8);
  expect(data.filter(({ type }) => type === 'Leader')).toHaveLength(6);
});
