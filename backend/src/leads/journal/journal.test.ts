import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lead } from '../lead';
import { openJournal, readJournal } from './journal';

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
  expect(await readJournal(folder)).toEqual({ leads: keys.map(lead), marked: 0, generation: 0, unreadable: [] });
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
  expect(await readJournal(folder)).toMatchObject({
    leads: [lead('a'), lead('c')],
    unreadable: ['{"key":"b","form":"subsc'],
  });
});

test('is empty before the first lead, and readable by its owner only', async () => {
  expect((await readJournal(folder)).leads).toEqual([]);
  await (await openJournal(folder)).close();
  expect((await stat(join(folder, 'leads.journal'))).mode & 0o077).toBe(0);
});

test('knows which leads stand above the last mark, and writes none while it is being made', async () => {
  const journal = await openJournal(folder);
  await journal.append(lead('a'));
  let isMarking = false;
  const marked = journal.checkpoint(async () => {
    isMarking = true;
    await new Promise((resolve) => setTimeout(resolve, 50));
    isMarking = false;
    return 7;
  });
  await journal.append(lead('b'));
  expect(isMarking).toBe(false);
  await marked;
  await journal.close();
  const read = await readJournal(folder);
  expect([read.leads.map(({ key }) => key), read.marked, read.generation]).toEqual([['a', 'b'], 1, 7]);
});

test('goes on in the new journal after everything was put in its place', async () => {
  const journal = await openJournal(folder);
  for (const key of ['a', 'b', 'c']) await journal.append(lead(key));
  await journal.rewrite([lead('a'), lead('c')], 2);
  await journal.append(lead('d'));
  await journal.close();
  const { leads, marked, generation } = await readJournal(folder);
  expect([leads.map(({ key }) => key), marked, generation]).toEqual([['a', 'c', 'd'], 2, 2]);
  expect((await stat(join(folder, 'leads.journal'))).mode & 0o077).toBe(0);
});

test('takes leads out for good while others are being kept, and a mark stays where it stood', async () => {
  const journal = await openJournal(folder);
  await journal.append(lead('a'));
  await journal.append(lead('b'));
  await journal.checkpoint(async () => 4);
  await Promise.all([journal.remove(({ key }) => key === 'a'), journal.append(lead('c'))]);
  await journal.append(lead('d'));
  await journal.close();
  expect(await readJournal(folder)).toEqual({
    leads: [lead('b'), lead('c'), lead('d')],
    marked: 1,
    generation: 4,
    unreadable: [],
  });
});
