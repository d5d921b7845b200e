/** @jest-environment ./backend/src/testing/database-environment.ts */
import { join } from 'node:path';
import { backendFolder } from '../backend-folder';
import { openBackend } from '../open-backend';
import { demoBackend } from '../testing/demo-backend';
import { mailedCode, postJson } from '../testing/sign-in';
import { developmentInbox } from './development-inbox';
import { inboxPage } from './inbox-page';

describe('in development', () => {
  const backend = demoBackend();

  test('the inbox shows what would have been mailed, newest first', async () => {
    await postJson(backend, '/api/send-user-otp', { email: 'ana@example.com' });
    await postJson(backend, '/api/send-user-otp', { email: 'ben@example.com' });
    const page = await backend.get('/__inbox');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain(await mailedCode(backend, 'ana@example.com'));
    expect(page.body.indexOf('ben@example.com')).toBeLessThan(page.body.indexOf('ana@example.com'));
  });
});

describe('in production', () => {
  test('there is no inbox, and without a mail server the reader is told', async () => {
    const environment = { dataFolder: testDataFolder, databaseUrl: testDatabaseUrl, logLevel: 'silent' } as const;
    const files = backendFolder(join(import.meta.dirname, '..'), undefined);
    const { app, stop } = await openBackend({ ...environment, isProduction: true }, files, {
      openClient: openPgliteOutside,
    });
    const ask = () => app.inject({ method: 'POST', url: '/api/send-user-otp', payload: { email: 'cleo@example.com' } });
    expect((await app.inject('/__inbox')).statusCode).toBe(404);
    const answers = [await ask(), await ask()];
    // Also the second: a code that never left does not make its owner wait.
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(answers[0]?.json()).toEqual({
      message: 'We cannot send e-mail just now. Please try again in a few minutes.',
    });
    await stop();
  }, 60_000);
});

test('an inbox holds a repeated mail once, and no more than a hundred', async () => {
  const inbox = developmentInbox(() => new Date('2026-03-01T08:00:00Z'));
  const mail = { to: 'ana@example.com', subject: 'Lead', text: 'Hello', idempotencyKey: 'lead-1' };
  await inbox.sendMail(mail);
  await inbox.sendMail(mail);
  expect(inbox.mails()).toEqual([{ ...mail, receivedAt: '2026-03-01T08:00:00.000Z' }]);
  for (let index = 0; index < 150; index += 1) await inbox.sendMail({ ...mail, idempotencyKey: `more-${index}` });
  expect(inbox.mails()).toHaveLength(100);
});

test('a mail is shown as text, whatever is in it', () => {
  const page = inboxPage([
    { to: '"<b>"@example.com', subject: '<script>', text: '</pre><script>alert(1)</script>', receivedAt: '' },
  ]);
  expect(page).not.toMatch(/<script|<b>|<\/pre><s/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});
