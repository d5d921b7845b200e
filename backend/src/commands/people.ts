import type { officePeople } from '../database/schema';
import { readFields } from '../office/change-body';
import { invitePerson, personForm } from '../office/people/change';
import { type Command, CommandFailure, readWords, withStorage } from './command';
import { runCommand } from './run-command';

/** Whoever may run commands may invite; the audit log names the command as the author. */
const author: typeof officePeople.$inferSelect = {
  ...{ id: 0, email: '', name: 'Command line', agent_id: null, version: 0 },
  ...{ role: 'administrator', invited_at: new Date(0), last_seen_at: null },
};

const usage = `Use: npm run people -- invite ADDRESS --role ROLE [--name NAME]
ROLE is one of administrator, editor, agent, reader.`;

const options = { role: { type: 'string' }, name: { type: 'string' } } as const;

/** `npm run people`: invites a user of the office, where no administrator can do it there. */
export const peopleCommand: Command = async (words, context) => {
  const { positionals, values } = readWords(words, options, usage);
  const [verb, email = '', ...more] = positionals;
  const { role, name = email.split('@')[0] } = values;
  if (verb !== 'invite' || email === '' || role === undefined || more.length > 0) throw new CommandFailure(usage);
  const { officeUrl } = context.environment;
  const invited = readFields(personForm, { email, role, name });
  await withStorage(context, ({ db }) => invitePerson(db, invited, author, { officeUrl, now: new Date() }));
  const mailed =
    officeUrl === null ? 'The office is off, so no email was sent.' : 'We sent an email with the office address.';
  context.say(`${email} can now sign in to the office as ${role}. ${mailed}`);
};

export const main = (words: readonly string[]) => runCommand(peopleCommand, words, { runBy: 'people' });
