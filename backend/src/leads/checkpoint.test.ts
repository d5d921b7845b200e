/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import fs from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { leads } from '../database/schema';
import { commandContext } from '../testing/command-context';
import { journalFile } from '../testing/leads/lead-journal';
import { checkpointWhenIdle } from './checkpoint-when-idle';
import { readJournal } from './journal/journal';
import { openLeadStorage } from './journal/storage';
import type { Lead } from './lead';
import { createLeadStore } from './store';

jest.setTimeout(60_000);

const lead = (key: string): Lead => ({
  ...{ key, form: 'subscribe', attachment: null, isSpam: false, receivedAt: '2026-03-01T08:00:00.000Z' },
  fields: { email: `${key}@example.com`, source: 'web_form' },
});

const openStorage = () => {
  const { environment, files, openClient } = commandContext();
  return openLeadStorage(environment, files, { openClient, seed: false });
};

async function openStore() {
  const storage = await openStorage();
  const onStored = jest.fn();
  const store = createLeadStore({ ...storage, channels: ['email'], onStored });
  const send = (key: string) => store.storeOnce(key, lead(key), async () => lead(key), jest.fn());
  const keys = async () =>
    (await storage.db.select({ key: leads.idempotency_key }).from(leads).orderBy(leads.id)).map(({ key }) => key);
  return { ...storage, ...store, send, keys, onStored };
}

afterEach(() => jest.restoreAllMocks());

test('a lead that the database did not take is inserted by the next checkpoint, and stops none', async () => {
  const { db, send, keys, checkpoint, onStored, close } = await openStore();
  await db.execute(
    sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception $m$away$m$; end $$`,
  );
  await db.execute(sql`create trigger refuse before insert on leads for each row execute function refuse()`);
  expect(await send('waits')).toBe('stored');
  // Sent again by its form: it is waiting already.
  expect(await send('waits')).toBe('duplicate');
  await expect(checkpoint()).rejects.toThrow();
  expect(await keys()).not.toContain('waits');
  await db.execute(sql`drop function refuse cascade`);
  onStored.mockClear();
  await checkpoint();
  expect((await keys()).filter((key) => key === 'waits')).toHaveLength(1);
  expect(onStored).toHaveBeenCalledTimes(1);
  const { leads: all, marked } = await readJournal(testDataFolder);
  expect([all.length, marked]).toEqual([1, 1]);
  await close();
});

test('a lead that no database can keep is set aside, and those beside it are kept', async () => {
  const { db, send, keys, checkpoint, close } = await openStore();
  await db.execute(sql`alter table leads add constraint refuse check (idempotency_key <> 'broken')`);
  await send('broken');
  await send('sound');
  await checkpoint();
  expect((await keys()).at(-1)).toBe('sound');
  expect(await fs.readFile(`${journalFile()}.unreadable`, 'utf8')).toContain('broken');
  await db.execute(sql`alter table leads drop constraint refuse`);
  await close();
});

test('without room for a checkpoint none is begun, and a database is not opened', async () => {
  const { send, keys, checkpoint, close } = await openStore();
  const room = jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 1000, bsize: 4096 } as never);
  await send('safe');
  await expect(checkpoint()).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await keys()).toContain('safe');
  room.mockRestore();
  await checkpoint();
  await close();
  jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 1000, bsize: 4096 } as never);
  await expect(openStorage()).rejects.toThrow(/^The disk that holds the data folder .* is full\./);
});

test('a checkpoint that failed is tried again without a further lead', async () => {
  jest.useFakeTimers();
  const checkpoint = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('full')).mockResolvedValue();
  const failed = jest.fn();
  checkpointWhenIdle(checkpoint, failed).stored();
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect([checkpoint.mock.calls.length, failed.mock.calls.length]).toEqual([2, 1]);
});
