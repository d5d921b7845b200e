/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { asc } from 'drizzle-orm';
import { leads, leadWork, officeAudit } from '../database/schema';
import { openAttachmentStore } from '../leads/attachments/attachments';
import { type LeadStorage, openLeadStorage } from '../leads/journal/storage';
import { commandContext } from '../testing/command-context';
import { eraseExpired } from './retention';

let storage: LeadStorage;
beforeAll(async () => {
  const { environment, files, openClient } = commandContext();
  storage = await openLeadStorage(environment, files, { openClient, seed: false });
}, 60_000);
afterAll(() => storage.close());

const now = new Date('2026-11-26T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('erases leads and spam that are older than they may be, but for a lead whose next step lies ahead', async () => {
  const rows = await storage.db
    .insert(leads)
    .values(
      (
        [
          ['old', 31, false],
          ['of today', 0, false],
          ['old and at work', 31, false],
          ['old and done', 31, false],
          ['old spam', 8, true],
          ['new spam', 6, true],
        ] as const
      ).map(([name, days, is_spam]) => ({
        ...{ idempotency_key: name, form: 'contact', fields: { name }, is_spam },
        received_at: daysAgo(days),
      })),
    )
    .returning();
  const idOf = (name: string) => rows.find(({ idempotency_key }) => idempotency_key === name)?.id ?? 0;
  await storage.db.insert(leadWork).values([
    { lead_id: idOf('old and at work'), next_what: 'Call', next_at: daysAgo(-1) },
    { lead_id: idOf('old and done'), next_what: 'Call', next_at: daysAgo(1) },
  ]);
  const note = { resource: 'leads', record_id: String(idOf('old')), action: 'update', at: now };
  await storage.db.insert(officeAudit).values({ ...note, before: null, after: { next: 'Call Noura' } });
  const stores = {
    ...storage,
    dataFolder: testDataFolder,
    attachments: await openAttachmentStore({ dataFolder: testDataFolder, uploadsBucket: null }, storage.db),
  };
  const left = async () =>
    (await storage.db.select().from(leads).orderBy(asc(leads.id))).map(({ idempotency_key }) => idempotency_key);

  expect(await eraseExpired(stores, { leadDays: null, spamDays: null }, now)).toBe(0);
  expect(await left()).toHaveLength(6);
  expect(await eraseExpired(stores, { leadDays: 30, spamDays: 7 }, now)).toBe(3);
  expect(await left()).toEqual(['of today', 'old and at work', 'new spam']);
  expect((await storage.db.select().from(officeAudit))[0]).toMatchObject({ action: 'update', after: null });
});
