import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal, readJournal } from './journal';
import type { Lead } from './lead';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iwan-journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

const lead = (key: string): Lead => ({
  key,
  form: 'subscribe',
  fields: { email: `${key}@example.com`, source: 'web_form' },
  attachment: null,
  isSpam: false,
  receivedAt: '2026-03-01T08:00:00.000Z',
});

test('gives back every lead in the order in which they came', async () => {
  const journal = await openJournal(folder);
  const keys = Array.from({ length: 50 }, (_, index) => `lead-${index}`);
  await Promise.all(keys.map((key) => journal.append(lead(key))));
  await journal.close();
  expect(await readJournal(folder)).toEqual({ leads: keys.map(lead), unreadable: 0 });
});

test('keeps what was there when it is opened again', async () => {
  for (const key of ['a', 'b']) {
    const journal = await openJournal(folder);
    await journal.append(lead(key));
    await journal.close();
  }
  expect((await readJournal(folder)).leads).toEqual([lead('a'), lead('b')]);
});

test('loses only the line that a power failure cut, not the leads before and after it', async () => {
  const first = await openJournal(folder);
  await first.append(lead('a'));
  await first.close();
  await appendFile(join(folder, 'leads.journal'), '\n{"key":"b","form":"subsc');
  const second = await openJournal(folder);
  await second.append(lead('c'));
  await second.close();
  expect(await readJournal(folder)).toEqual({ leads: [lead('a'), lead('c')], unreadable: 1 });
});

test('is empty before the first lead, and readable by its owner only', async () => {
  expect(await readJournal(folder)).toEqual({ leads: [], unreadable: 0 });
  await (await openJournal(folder)).close();
  expect((await stat(join(folder, 'leads.journal'))).mode & 0o077).toBe(0);
});
