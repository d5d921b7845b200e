/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendFolder } from '../backend-folder';
import { leads } from '../database/schema';
import { openBackend } from '../open-backend';

jest.setTimeout(60_000);

const open = () =>
  openBackend(
    { dataFolder: testDataFolder, logLevel: 'silent' },
    backendFolder(join(import.meta.dirname, '..'), undefined),
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

test('a start brings back the leads that a power failure took from the database, each once', async () => {
  await appendFile(join(testDataFolder, 'leads.journal'), `${line('a')}${line('b')}${line('a')}{"key":"c","fo`);
  for (const start of ['first', 'second']) {
    const backend = await open();
    const rows = await backend.db.select().from(leads).orderBy(leads.id);
    expect([start, rows.map((row) => row.idempotency_key)]).toEqual([start, ['a', 'b']]);
    expect(rows[0]?.received_at.toISOString()).toBe('2026-03-01T08:00:00.000Z');
    await backend.stop();
  }
});

test('a second start leaves the demo records as they are', async () => {
  const backend = await open();
  expect((await backend.app.inject('/api/projectapi')).json().data).toHaveLength(60);
  await backend.stop();
});
