/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendFolder } from '../../backend-folder';
import { leadDeliveries, leads } from '../../database/schema';
import { openBackend } from '../../open-backend';

const open = () =>
  openBackend(
    { dataFolder: testDataFolder, logLevel: 'silent' },
    backendFolder(join(import.meta.dirname, '../..'), undefined),
    { openClient: openPgliteOutside },
  );

const line = (key: string) =>
  `${JSON.stringify({
    key,
    form: 'subscribe',
    fields: { email: `${key}@example.com`, source: 'web_form' },
    attachment: null,
    receivedAt: '2026-03-01T08:00:00.000Z',
  })}\n`;

test('five thousand leads are in place before a start is over, which they do not hold up', async () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => line(`many-${index}`));
  await appendFile(join(testDataFolder, 'leads.journal'), lines.join(''));
  const first = await open();
  expect(await first.db.$count(leads)).toBe(5_000);
  await first.stop();
  const began = performance.now();
  const second = await open();
  expect(await second.db.$count(leads)).toBe(5_000);
  expect(await second.db.$count(leadDeliveries)).toBe(5_000);
  await second.stop();
  expect(performance.now() - began).toBeLessThan(20_000);
});
