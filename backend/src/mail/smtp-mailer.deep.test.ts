import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { smtpMailer } from './smtp-mailer';

test('a mail that a server confirms after twelve seconds is sent once, and taken for sent', async () => {
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        received += 1;
        setTimeout(done, 12_000);
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const mailer = smtpMailer(`smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, 'hello@iwan.example');
  await mailer.sendMail({ to: 'ana@example.com', subject: 'One', text: 'One' });
  mailer.close();
  expect(received).toBe(1);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
