import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { smtpMailer, timeouts } from './smtp-mailer';

interface Received {
  readonly to: readonly string[];
  readonly raw: string;
}

const received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onRcptTo({ address }, _session, done) {
    done(address.startsWith('nobody@') ? new Error(`550 ${address} is unknown`) : undefined);
  },
  onData(stream, session, done) {
    text(stream).then((raw) => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
      done();
    }, done);
  },
});

let url: string;
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mail = { to: 'ana@example.com', subject: 'Grüße', text: 'Your code is 012345.' };

test('hands a mail over to the server, plain and from us', async () => {
  const mailer = smtpMailer(url, 'Iwan <hello@iwan.example>');
  await mailer.sendMail(mail);
  mailer.close();
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['ana@example.com']);
  expect(received[0]?.raw).toMatch(/^From: Iwan <hello@iwan\.example>/m);
  expect(received[0]?.raw).toMatch(/^To: ana@example\.com/m);
  expect(received[0]?.raw).toMatch(/^Content-Type: text\/plain/m);
  expect(received[0]?.raw).toContain('Your code is 012345.');
});

test('attaches an appointment as a file for calendars', async () => {
  received.length = 0;
  const mailer = smtpMailer(url, 'hello@iwan.example');
  await mailer.sendMail({ ...mail, calendar: 'BEGIN:VCALENDAR' });
  mailer.close();
  const raw = received[0]?.raw ?? '';
  expect(raw).toMatch(/^Content-Type: text\/calendar[^\n]*[\s\S]*filename=appointment\.ics/m);
  expect(raw).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'));
});

test('sends HTML beside the text, and a reply goes to one address', async () => {
  received.length = 0;
  const mailer = smtpMailer(url, 'hello@iwan.example');
  await mailer.sendMail({ ...mail, html: '<p>Code</p>', replyTo: 'ben@example.com, eve@example.com' });
  mailer.close();
  const raw = received[0]?.raw ?? '';
  expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(raw).toMatch(/^Content-Type: text\/plain[\s\S]*^Content-Type: text\/html/m);
  expect(raw).not.toMatch(/^Reply-To:.*ben@example\.com, eve@example\.com/m);
});

test('a repeated mail is known by its Message-ID, which does not show the key', async () => {
  received.length = 0;
  const mailer = smtpMailer(url, 'hello@iwan.example');
  for (const idempotencyKey of ['lead-1', 'lead-1', 'lead-2']) await mailer.sendMail({ ...mail, idempotencyKey });
  mailer.close();
  const ids = received.map(({ raw }) => /^Message-ID:\s+(\S+)/im.exec(raw)?.[1]);
  expect(ids[0]).toMatch(/^<[0-9a-f]{64}@iwan\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('an address stays one address, and a subject one line', async () => {
  received.length = 0;
  const mailer = smtpMailer(url, 'hello@iwan.example');
  await mailer
    .sendMail({ ...mail, to: 'ana@example.com, ben@example.com', subject: 'A\r\nBcc: ben@example.com' })
    .catch(() => {});
  mailer.close();
  expect(received.flatMap(({ to }) => to)).not.toContain('ben@example.com');
  expect(received.every(({ raw }) => !/^Bcc:/im.test(raw))).toBe(true);
});

test('rejects when the server does not take it, or is not there', async () => {
  const mailer = smtpMailer(url, 'hello@iwan.example');
  await expect(mailer.sendMail({ ...mail, to: 'nobody@example.com' })).rejects.toThrow(/550/);
  mailer.close();
  await expect(smtpMailer('smtp://127.0.0.1:1', 'hello@iwan.example').sendMail(mail)).rejects.toThrow(/ECONNREFUSED/);
});

// That a slow confirmation is waited for is tried in `smtp-mailer.deep.test`.
test('waits for a server as long as RFC 5321 asks: five minutes for its greeting, ten for its confirmation', () => {
  const minute = 60_000;
  expect(timeouts.connectionTimeout).toBeGreaterThanOrEqual(5 * minute);
  expect(timeouts.greetingTimeout).toBeGreaterThanOrEqual(5 * minute);
  expect(timeouts.socketTimeout).toBeGreaterThanOrEqual(10 * minute);
});
