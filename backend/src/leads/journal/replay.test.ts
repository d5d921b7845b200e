/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { appendFile, cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { backendFolder } from '../../backend-folder';
import { leadDeliveries, leads } from '../../database/schema';
import { type OpenBackend, openBackend } from '../../open-backend';

jest.setTimeout(60_000);

const open = () =>
  openBackend(
    { dataFolder: testDataFolder, logLevel: 'warn' },
    backendFolder(join(import.meta.dirname, '../..'), undefined),
    { openClient: openPgliteOutside, logStream: { write: (said) => log.push(said) } },
  );

const log: string[] = [];
const journal = join(testDataFolder, 'leads.journal');
const aside = `${journal}.unreadable`;
const read = (file: string) => readFile(file, 'utf8');
const send = (backend: OpenBackend, key: string) =>
  backend.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'idempotency-key': key },
    payload: { email: `${key}@example.com`, source: 'web_form' },
  });
async function keys(backend: OpenBackend): Promise<readonly string[]> {
  const rows = await backend.db.select({ key: leads.idempotency_key }).from(leads).orderBy(leads.id);
  return rows.map(({ key }) => key);
}

const line = (key: string, more: object = {}) =>
  `${JSON.stringify({
    key,
    form: 'subscribe',
    fields: { email: `${key}@example.com`, source: 'web_form', ...more },
    attachment: null,
    receivedAt: '2026-03-01T08:00:00.000Z',
  })}\n`;

test('a start brings back the leads that a power failure took from the database, each once, and leaves the demo records as they are', async () => {
  await appendFile(join(testDataFolder, 'leads.journal'), `${line('a')}${line('b')}${line('a')}{"key":"c","fo`);
  for (const start of ['first', 'second']) {
    const backend = await open();
    const rows = await backend.db.select().from(leads).orderBy(leads.id);
    expect([start, rows.map((row) => row.idempotency_key)]).toEqual([start, ['a', 'b']]);
    expect(rows[0]?.received_at.toISOString()).toBe('2026-03-01T08:00:00.000Z');
    expect((await backend.app.inject('/api/projectapi')).json().data).toHaveLength(60);
    await backend.stop();
  }
});

test('a lead that was removed from the database leaves the journal too, and never comes back', async () => {
  const first = await open();
  for (const key of ['stays', 'goes']) await send(first, key);
  await first.stop();
  const second = await open();
  // As somebody would who knows of the database only.
  await second.db.delete(leads).where(eq(leads.idempotency_key, 'goes'));
  await second.stop();
  const third = await open();
  expect(await keys(third)).toEqual(['a', 'b', 'stays']);
  expect(await read(journal)).not.toContain('goes@example.com');
  expect(await read(journal)).toContain('stays@example.com');
  await third.stop();
});

test('a database that was put back to an older state is given every lead again', async () => {
  const first = await open();
  await send(first, 'before');
  await first.stop();
  const backup = join(testDataFolder, 'backup');
  await cp(join(testDataFolder, 'database'), backup, { recursive: true });
  const second = await open();
  await send(second, 'after');
  await second.stop();
  await rm(join(testDataFolder, 'database'), { recursive: true });
  await cp(backup, join(testDataFolder, 'database'), { recursive: true });
  const third = await open();
  expect(await keys(third)).toEqual(['a', 'b', 'stays', 'before', 'after']);
  await third.stop();
});

test('a lead that no database can keep is set aside alone, and nothing says what was in it', async () => {
  log.length = 0;
  await appendFile(
    journal,
    `${line('sound')}${line('broken', { name: 'Ana\u0000 María' })}{"key":"Omar wrote th\n${line('last')}`,
  );
  const backend = await open();
  expect((await keys(backend)).slice(-2)).toEqual(['sound', 'last']);
  expect(await read(aside)).toMatch(/\{"key":"c","fo\n\{"key":"Omar wrote th\n\{"key":"broken".*\n$/);
  expect(await read(journal)).not.toMatch(/broken|Omar/);
  expect(log.filter((said) => said.includes('set aside'))).toHaveLength(1);
  expect(log.join('')).not.toMatch(/Ana|Omar|example\.com/);
  await backend.stop();
  log.length = 0;
  const again = await open();
  expect(log.join('')).not.toContain('set aside');
  await again.stop();
});

test('hundreds of leads are in place before the start is over, and none is told of twice', async () => {
  await appendFile(journal, Array.from({ length: 300 }, (_, index) => line(`many-${index}`)).join(''));
  const first = await open();
  const before = (await keys(first)).length;
  expect(before).toBeGreaterThan(300);
  await first.stop();
  const second = await open();
  expect(await second.db.$count(leads)).toBe(before);
  expect(await second.db.$count(leadDeliveries)).toBe(before);
  await second.stop();
});
