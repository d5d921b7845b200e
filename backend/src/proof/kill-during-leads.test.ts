/** @jest-environment ./backend/src/testing/database-environment.ts */
import { createServer } from 'node:net';
import { killDuringLeads } from './kill-during-leads';
import { startReceiver } from './webhook-receiver';

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : 0);
}

test('a lead that a visitor was thanked for survives kill -9 and reaches the business', async () => {
  const receiver = await startReceiver();
  const outcome = await killDuringLeads({
    rounds: 2,
    atOnce: 100,
    receiver,
    variables: {
      DATA_DIR: testDataFolder,
      API_PORT: await freePort(),
      LEADS_WEBHOOK_URL: receiver.url,
      ...(testDatabaseUrl !== null && { DATABASE_URL: testDatabaseUrl }),
    },
  });
  receiver.stop();
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.acknowledged).toBeLessThan(outcome.sent);
  expect(outcome.lost).toEqual([]);
  expect(outcome.delivered).toBeGreaterThanOrEqual(outcome.acknowledged);
}, 300_000);
