/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoBackend } from '../testing/demo-backend';
import { mailedCode, postJson } from '../testing/sign-in';
import { followMailbox, mailbox, mailboxFolder, readMailbox, type StoredMail } from './mailbox-folder';

const mail = { to: 'ana@example.com', subject: 'Lead', text: 'Hello' };

/** A clock that moves on by a second each time it is read. */
function clock(): () => Date {
  let seconds = 0;
  return () => new Date(Date.UTC(2026, 2, 1, 8, 0, seconds++));
}

let folders = 0;
function newFolder(): string {
  folders += 1;
  return join(testDataFolder, `mailbox-${folders}`);
}

describe('without a mail server, in production too', () => {
  const backend = demoBackend({ isProduction: true });

  test('a code lies in the mailbox, and only its owner can read it', async () => {
    const sent = await postJson(backend, '/api/send-user-otp', { email: 'ana@example.com' });
    expect([sent.statusCode, sent.json()]).toEqual([200, { message: 'We sent a code to your email address.' }]);
    expect(await mailedCode('ana@example.com')).toMatch(/^\d{6}$/);
    const folder = mailboxFolder(testDataFolder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const names = await readdir(folder);
    expect(names).toHaveLength(1);
    expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
  });

  test('what is told of a lead lies there as well', async () => {
    const lead = { email: 'omar@example.com', source: 'web_form' };
    await postJson(backend, '/api/contact', lead, { 'idempotency-key': 'mailbox-lead' });
    const arrived = async (): Promise<StoredMail | undefined> => {
      const found = (await readMailbox(testDataFolder)).find(({ subject }) => subject.startsWith('New subscriber'));
      return found ?? new Promise((resolve) => setTimeout(resolve, 50)).then(arrived);
    };
    expect((await arrived())?.text).toContain('Email: omar@example.com');
  });

  test('no address of the backend leads to it', async () => {
    const [name = ''] = await readdir(mailboxFolder(testDataFolder));
    for (const url of ['/__inbox', '/mail', `/mail/${name}`, `/media/../mail/${name}`, `/media/..%2fmail%2f${name}`]) {
      expect([url, (await backend.get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

test('shows the newest first, holds a repeated mail once, and no more than two hundred', async () => {
  const folder = newFolder();
  const box = mailbox(folder, clock());
  const keyed = { ...mail, idempotencyKey: 'lead-1' };
  await Promise.all([box.sendMail(keyed), box.sendMail(keyed)]);
  expect(await readMailbox(folder)).toEqual([{ ...keyed, receivedAt: '2026-03-01T08:00:00.000Z' }]);
  for (let index = 0; index < 205; index += 1) await box.sendMail({ ...mail, subject: `Mail ${index}` });
  const kept = await readMailbox(folder);
  expect(kept).toHaveLength(200);
  expect([kept[0]?.subject, kept.at(-1)?.subject]).toEqual(['Mail 204', 'Mail 5']);
});

test('a mail that is too long is cut, and another keeps its way when one cannot be written', async () => {
  const folder = newFolder();
  await mkdir(folder);
  await writeFile(mailboxFolder(folder), 'a file in its place');
  await expect(mailbox(folder).sendMail(mail)).rejects.toThrow(/EEXIST|ENOTDIR/);
  const other = newFolder();
  await mailbox(other).sendMail({ ...mail, text: 'x'.repeat(100_000) });
  expect((await readMailbox(other))[0]?.text).toHaveLength(65_536);
});

test('leaves out what is no mail', async () => {
  const folder = newFolder();
  await mailbox(folder).sendMail(mail);
  await writeFile(join(mailboxFolder(folder), '2026-03-01T08-00-00-000Z-a.json'), '{"to":1}');
  await writeFile(join(mailboxFolder(folder), '2026-03-01T08-00-01-000Z-b.json'), '{');
  expect((await readMailbox(folder)).map(({ to }) => to)).toEqual(['ana@example.com']);
});

test('who follows it sees what arrives, in order, and nothing of before', async () => {
  const folder = newFolder();
  const now = clock();
  await mailbox(folder, now).sendMail({ ...mail, subject: 'Before' });
  const shown: string[] = [];
  const enough = new AbortController();
  const following = followMailbox(
    folder,
    ({ subject }) => {
      shown.push(subject);
      if (shown.length === 3) enough.abort();
    },
    { every: 5, signal: enough.signal },
  );
  await new Promise((resolve) => setTimeout(resolve, 30));
  const box = mailbox(folder, now);
  for (const subject of ['One', 'Two', 'Three']) await box.sendMail({ ...mail, subject });
  await following;
  expect(shown).toEqual(['One', 'Two', 'Three']);
});
