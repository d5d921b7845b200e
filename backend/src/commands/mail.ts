import { cleanText } from '../http/clean-text';
import { followMailbox, mailboxFolder, readMailbox, type StoredMail } from '../mail/mailbox-folder';
import { type Command, CommandFailure, readWords } from './command';
import { runCommand } from './run-command';

const usage = 'Use: npm run mail [-- NUMBER | --watch]';

type Words = { readonly watch: true } | { readonly watch: false; readonly number: number | null };

const options = { watch: { type: 'boolean', default: false } } as const;

function readRequest(words: readonly string[]): Words {
  const { positionals, values } = readWords(words, options, usage);
  const [number = null, ...more] = positionals;
  if (values.watch && number === null) return { watch: true };
  if (values.watch || more.length > 0 || (number !== null && !/^[1-9]\d{0,3}$/.test(number))) {
    throw new CommandFailure(usage);
  }
  return { watch: false, number: number === null ? null : Number(number) };
}

// A mail contains what a visitor typed: a terminal would interpret control characters.
const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim();
const time = (mail: StoredMail) => mail.receivedAt.slice(0, 19).replace('T', ' ');

function whole(mail: StoredMail): string {
  const head = [`To:       ${oneLine(mail.to)}`, `Subject:  ${oneLine(mail.subject)}`, `Received: ${time(mail)} UTC`];
  return `\n${head.join('\n')}\n\n${cleanText(mail.text)}\n`;
}

/** One line for each mail; the newest is number 1 and the last line, next to the prompt. */
function list(mails: readonly StoredMail[]): string {
  const lines = mails.map((mail, index) =>
    [String(index + 1).padStart(4), time(mail), oneLine(mail.to), oneLine(mail.subject)].join('  '),
  );
  return `${lines.reverse().join('\n')}\n`;
}

/** `npm run mail`: lists the mails in the mailbox, which takes them where there is no mail server, or prints one in full. */
export const mailCommand: Command = async (words, { environment: { dataFolder }, print, say }) => {
  const read = readRequest(words);
  if (read.watch) {
    say(`Showing each email as it arrives in ${mailboxFolder(dataFolder)}. Press Ctrl+C to stop.`);
    return followMailbox(dataFolder, (mail) => print(whole(mail)));
  }
  const mails = await readMailbox(dataFolder);
  if (mails.length === 0) {
    return say(`No emails in ${mailboxFolder(dataFolder)}. With SMTP_URL set, emails are sent instead.`);
  }
  const requested = mails[(read.number ?? 1) - 1];
  if (requested === undefined)
    throw new CommandFailure(`There are ${mails.length} emails. Number ${read.number} does not exist.`);
  if (read.number === null) print(list(mails));
  print(whole(requested));
};

export const main = (words: readonly string[]) => runCommand(mailCommand, words);
