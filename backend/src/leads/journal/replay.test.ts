/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { appendFile, cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { leads } from '../../database/schema';
import { journalFile, journalLine, leadKeys, openWithLog, sendLead } from '../../testing/leads/lead-journal';

jest.setTimeout(60_000);

const log: string[] = [];
const open = () => openWithLog((said) => log.push(said));

test('a start brings back the leads that a power failure took from the database, each once, and leaves the demo records as they are', async () => {
  await appendFile(journalFile(), `${journalLine('a')}${journalLine('b')}${journalLine('a')}{"key":"c","fo`);
  for (const start of ['first', 'second']) {
    const backend = await open();
    const rows = await backend.db.select().from(leads).orderBy(leads.id);
    expect([start, rows.map((row) => row.idempotency_key)]).toEqual([start, ['a', 'b']]);
    expect(rows[0]?.received_at.toISOString()).toBe('2026-03-01T08:00:00.000Z');
    expect((await backend.app.inject('/api/projectapi')).json().data).toHaveLength(60);
    await backend.stop();
  }
});

test('a database that was put back to an older state is given every lead again @ci', async () => {
  const first = await open();
  await sendLead(first, 'before');
  await first.stop();
  const backup = join(testDataFolder, 'backup');
  await cp(join(testDataFolder, 'database'), backup, { recursive: true });
  const second = await open();
  await sendLead(second, 'after');
  await second.stop();
  await rm(join(testDataFolder, 'database'), { recursive: true });
  await cp(backup, join(testDataFolder, 'database'), { recursive: true });
  const third = await open();
  expect(await leadKeys(third)).toEqual(['a', 'b', 'before', 'after']);
  await third.stop();
});

test('a lead that no database can keep is set aside alone, and nothing says what was in it', async () => {
  log.length = 0;
  await appendFile(
    journalFile(),
    `${journalLine('sound')}${journalLine('broken', { name: 'Ana\u0000 María' })}{"key":"Omar wrote th\n${journalLine('last')}`,
  );
  const backend = await open();
  expect((await leadKeys(backend)).slice(-2)).toEqual(['sound', 'last']);
  expect(await readFile(`${journalFile()}.unreadable`, 'utf8')).toMatch(
    /\{"key":"c","fo\n\{"key":"Omar wrote th\n\{"key":"broken".*\n$/,
  );
  expect(await readFile(journalFile(), 'utf8')).not.toMatch(/broken|Omar/);
  expect(log.filter((said) => said.includes('set aside'))).toHaveLength(1);
  expect(log.join('')).not.toMatch(/Ana|Omar|example\.com/);
  await backend.stop();
  log.length = 0;
  const again = await open();
  expect(log.join('')).not.toContain('set aside');
  await again.stop();
});
