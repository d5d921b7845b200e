/** @jest-environment ./backend/src/testing/database-environment.ts */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { signInEvents } from '../database/schema';
import { rateLimits } from '../http/rate-limits';
import { demoBackend } from '../testing/demo-backend';
import { eventually } from '../testing/eventually';
import { postJson } from '../testing/sign-in';
import { limits } from './limits';

describe('without limits of its own for sign-in', () => {
  const backend = demoBackend({}, { limits: rateLimits });

  test('a sender guesses and asks thirty times a minute at most, and nobody else is kept from it', async () => {
    const verify = (address: string, index: number) =>
      postJson(
        backend,
        '/api/verify-user-otp',
        { email: `a${index}@example.com`, otp: '123456' },
        { 'x-forwarded-for': address },
      );
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1) statuses.push((await verify('203.0.113.5', index)).statusCode);
    expect(statuses).toEqual([...Array(30).fill(400), ...Array(10).fill(429)]);
    const sent = await postJson(
      backend,
      '/api/send-user-otp',
      { email: 'a@example.com' },
      { 'x-forwarded-for': '203.0.113.5' },
    );
    expect([sent.statusCode, Number(sent.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await verify('203.0.113.6', 1)).statusCode).toBe(400);
  });
});

describe('while the mail server refuses', () => {
  let refusals = 0;
  const server = createServer((socket) => {
    refusals += 1;
    socket.on('error', () => {}).end('421 Not now\r\n');
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());
  let clock = Date.parse('2026-03-01T08:00:00Z');
  const smtpUrl = () => ({ smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const backend = demoBackend(smtpUrl, { now: () => new Date(clock) });
  const send = (email: string) =>
    postJson(backend, '/api/send-user-otp', { email }, { 'x-forwarded-for': '203.0.113.9' });

  test('each request for a code counts, and the reader is told when to ask again', async () => {
    const first = await send('ana@example.com');
    expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '60']);
    expect((await send('ana@example.com')).statusCode).toBe(429);
    clock += 60_000;
    expect((await send('ana@example.com')).statusCode).toBe(503);
    for (let index = 0; index < 30; index += 1) await send(`reader${index}@example.com`);
    expect(refusals).toBe(20);
  });
});

describe('while the mail server takes its time to confirm', () => {
  const mails: string[] = [];
  let confirm = (_problem?: Error) => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      confirm = done;
      text(stream).then((raw) => mails.push(raw), done);
    },
  });
  let url = '';
  beforeAll(async () => {
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const backend = demoBackend(() => ({ smtpUrl: url }));
  const ask = async (email: string) => {
    const began = performance.now();
    const sent = await postJson(backend, '/api/send-user-otp', { email });
    return { sent, taken: performance.now() - began, code: /\b\d{6}\b/.exec(mails.at(-1) ?? '')?.[0] };
  };
  const verify = async (email: string, otp: string | undefined) =>
    (await postJson(backend, '/api/verify-user-otp', { email, otp })).statusCode;

  test('whoever asks for a code is answered before a browser gives up, and signs in with the code @ci', async () => {
    const { sent, taken, code } = await ask('patient@example.com');
    expect([sent.statusCode, sent.json()]).toEqual([200, { message: 'We sent a code to your email address.' }]);
    expect(taken).toBeGreaterThan(limits.responseWithin - 100);
    expect(taken).toBeLessThan(8_000);
    expect(await verify('patient@example.com', code)).toBe(200);
    confirm();
  });

  test('a code that it refuses in the end is none @ci', async () => {
    const { sent, code } = await ask('refused@example.com');
    expect(sent.statusCode).toBe(200);
    confirm(new Error('No such mailbox'));
    await eventually(async () => (await backend.open.db.$count(signInEvents, eq(signInEvents.kind, 'unsent'))) === 1);
    expect(await verify('refused@example.com', code)).toBe(400);
  });
});
