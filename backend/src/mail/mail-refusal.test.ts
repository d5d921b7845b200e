import { mailRefusal } from './mailer';

const failure = (code: string, command: string, response: string) =>
  Object.assign(new Error(response), { code, command, response, responseCode: Number(response.slice(0, 3)) });

test.each([
  ['EENVELOPE', 'RCPT TO', '550 5.1.1 No such mailbox', 'address'],
  ['EENVELOPE', 'RCPT TO', '550 gone@example.com is unknown', 'address'],
  ['EENVELOPE', 'RCPT TO', '450 4.2.0 Greylisted, come again', 'for now'],
  ['EENVELOPE', 'RCPT TO', '452 4.2.2 Mailbox full', 'for now'],
  ['EMESSAGE', 'DATA', '552 5.3.4 Message too big', 'mail'],
  ['EMESSAGE', 'DATA', '451 4.3.0 Try again', null],
  ['EENVELOPE', 'RCPT TO', '421 4.3.2 Closing', null],
  ['EENVELOPE', 'RCPT TO', '554 5.7.1 Relay access denied', null],
  ['EENVELOPE', 'RCPT TO', '550 relay not permitted', null],
  ['EMESSAGE', 'DATA', '550-5.7.26 This mail is unauthenticated', null],
  ['EENVELOPE', 'MAIL FROM', '530 Authentication required', null],
  ['EAUTH', 'AUTH PLAIN', '535 Wrong password', null],
])('reads %s after %s, "%s", as a refusal of %p', (code, command, response, refusal) => {
  expect(mailRefusal(failure(code, command, response))).toBe(refusal);
});

test('a server that is away has refused nothing', () => {
  expect(mailRefusal(Object.assign(new Error('connect'), { code: 'ESOCKET' }))).toBeNull();
  expect(mailRefusal('no error')).toBeNull();
});
