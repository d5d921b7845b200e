/** @jest-environment ./backend/src/testing/database-environment.ts */

import { freePort } from '@iwan/tooling/free-port';
import { Client } from 'pg';
import { killDuringLeads } from '../testing/processes/kill-during-leads';
import { startReceiver } from '../testing/processes/webhook-receiver';

/**
 * Ends the leases of the worker that was killed, as the minute would that they last. The embedded database gives them
 * back at its start, for it has no other worker.
 */
async function endLeases(): Promise<void> {
  if (testDatabaseUrl === null) return;
  const client = new Client({ connectionString: testDatabaseUrl });
  await client.connect();
  await client.query('update lead_deliveries set due_at = now() where delivered_at is null');
  await client.end();
}

test('a lead that a visitor was thanked for survives kill -9 and reaches the business', async () => {
  const receiver = await startReceiver();
  const outcome = await killDuringLeads({
    rounds: 3,
    atOnce: 100,
    receiver,
    afterKills: endLeases,
    variables: {
      DATA_DIR: testDataFolder,
      API_PORT: String(await freePort()),
      LEADS_WEBHOOK_URL: receiver.url,
      ...(testDatabaseUrl !== null && { DATABASE_URL: testDatabaseUrl }),
    },
  });
  receiver.stop();
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.acknowledged).toBeLessThan(outcome.sent);
  expect(outcome.lost).toEqual([]);
  expect(outcome.delivered).toBeGreaterThanOrEqual(outcome.acknowledged);
});
