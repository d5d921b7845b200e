/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { join } from 'node:path';
import { backendFolder } from '../../backend-folder';
import { openBackend } from '../../open-backend';
import { fillOutbox } from '../../testing/leads/fill-outbox';

const open = () =>
  openBackend(
    { dataFolder: testDataFolder, logLevel: 'silent', isProduction: true },
    backendFolder(join(import.meta.dirname, '../..'), undefined),
    { openClient: openPgliteOutside },
  );

test('fifty thousand leads that wait for a mail server, which was taken away, cost a start nothing', async () => {
  const before = await open();
  await fillOutbox(before.db, 50_000, 'email');
  await before.stop();
  const begun = performance.now();
  const backend = await open();
  expect((await backend.app.inject('/healthz')).statusCode).toBe(200);
  expect(performance.now() - begun).toBeLessThan(15_000);
  await backend.stop();
});
