/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { mailbox } from '../mail/mailbox-folder';
import { commandContext } from '../testing/command-context';
import { mailCommand } from './mail';

async function run(...words: string[]) {
  const context = commandContext();
  await mailCommand(words, context);
  return { printed: context.printed.join(''), said: context.said };
}

test('says so where there is no mail', async () => {
  const { printed, said } = await run();
  expect(printed).toBe('');
  expect(said).toEqual([expect.stringMatching(/^No emails in .*mail\. With SMTP_URL set, emails are sent instead\.$/)]);
});

describe('with mails', () => {
  beforeAll(async () => {
    let second = 0;
    const box = mailbox(testDataFolder, () => new Date(Date.UTC(2026, 2, 1, 8, 0, second++)));
    await box.sendMail({ to: 'leads@example.com', subject: 'New message: \u001b[2JAna', text: 'Hi\u001b]0;x\u0007' });
    await box.sendMail({ to: 'ana@example.com', subject: 'Your code', text: '012345 is your code.' });
  });

  test('lists them, the newest beside the prompt, and prints that one whole', async () => {
    const { printed } = await run();
    expect(printed.split('\n')).toEqual([
      '   2  2026-03-01 08:00:00  leads@example.com  New message: [2JAna',
      '   1  2026-03-01 08:00:01  ana@example.com  Your code',
      '',
      'To:       ana@example.com',
      'Subject:  Your code',
      'Received: 2026-03-01 08:00:01 UTC',
      '',
      '012345 is your code.',
      '',
    ]);
  });

  test('prints the one that is asked for, and nothing in it commands the terminal', async () => {
    const { printed } = await run('2');
    expect(printed).toContain('Subject:  New message: [2JAna\n');
    expect(printed).toContain('\nHi]0;x\n');
  });

  test('says which numbers there are', async () => {
    await expect(run('3')).rejects.toThrow('There are 2 emails. Number 3 does not exist.');
  });
});

test.each([[['all']], [['0']], [['1', '2']], [['--all']], [['1', '--watch']]])(
  'says how it is used: %p',
  async (words) => {
    await expect(run(...words)).rejects.toThrow('Use: npm run mail [-- NUMBER | --watch]');
  },
);
