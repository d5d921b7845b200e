/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { freePort } from '../testing/free-port';
import { killDuringLeads } from './kill-during-leads';
import { startReceiver } from './webhook-receiver';

// The deep tests kill more often, on PostgreSQL too; `npm run prove:leads -w backend` twenty times, and waits for the leases.
test('a lead that a visitor was thanked for survives kill -9 and reaches the business', async () => {
  const receiver = await startReceiver();
  const outcome = await killDuringLeads({
    rounds: 1,
    atOnce: 100,
    receiver,
    variables: {
      DATA_DIR: testDataFolder,
      API_PORT: String(await freePort()),
      LEADS_WEBHOOK_URL: receiver.url,
    },
  });
  receiver.stop();
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.acknowledged).toBeLessThan(outcome.sent);
  expect(outcome.lost).toEqual([]);
  expect(outcome.delivered).toBeGreaterThanOrEqual(outcome.acknowledged);
}, 120_000);
