/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { appendFile, readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { leadDeliveries, leads } from '../../database/schema';
import { journalFile, journalLine, leadKeys, openWithLog, sendLead } from '../../testing/leads/lead-journal';

jest.setTimeout(60_000);

const open = () => openWithLog(() => {});

test('a lead that was removed from the database leaves the journal too, and never comes back', async () => {
  const first = await open();
  for (const key of ['stays', 'goes']) await sendLead(first, key);
  await first.stop();
  const second = await open();
  // As somebody would who knows of the database only.
  await second.db.delete(leads).where(eq(leads.idempotency_key, 'goes'));
  await second.stop();
  const third = await open();
  expect(await leadKeys(third)).toEqual(['stays']);
  expect(await readFile(journalFile(), 'utf8')).not.toContain('goes@example.com');
  expect(await readFile(journalFile(), 'utf8')).toContain('stays@example.com');
  await third.stop();
});

test('hundreds of leads are in place before the start is over, and none is told of twice', async () => {
  await appendFile(journalFile(), Array.from({ length: 300 }, (_, index) => journalLine(`many-${index}`)).join(''));
  const first = await open();
  const before = (await leadKeys(first)).length;
  expect(before).toBeGreaterThan(300);
  await first.stop();
  const second = await open();
  expect(await second.db.$count(leads)).toBe(before);
  expect(await second.db.$count(leadDeliveries)).toBe(before);
  await second.stop();
});
