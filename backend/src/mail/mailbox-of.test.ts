import { mailboxOf } from './mailer';

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['ana+news@example.com', 'ana@example.com'],
  ['ana+one+two@example.com', 'ana@example.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['+@example.com', '+@example.com'],
])('counts what is sent to %s as sent to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
