import { parseArgs } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { officePeople } from '../database/schema';
import { cleanText } from '../http/clean-text';
import type { Caller } from '../office/caller';
import { readFields } from '../office/change-body';
import {
  changePerson,
  endPersonSessions,
  invitePerson,
  personChanges,
  personForm,
  removePerson,
} from '../office/people/change';
import { selectPeople } from '../office/people/store';
import { type Command, type CommandContext, CommandFailure, withStorage } from './command';
import { runCommand } from './run-command';

/** Whoever may run commands may do everything; the audit log names the command as the author. */
const commandCaller: Caller = {
  key: '',
  person: {
    id: 0,
    email: '',
    name: 'Command line',
    role: 'administrator',
    agent_id: null,
    invited_at: new Date(0),
    last_seen_at: null,
    version: 0,
  },
  hasFactor: true,
  hasPasskey: true,
  secondFactor: 'none',
};

// A record contains what a visitor typed: a terminal would interpret control characters.
const oneLine = (value: unknown) =>
  cleanText(value === null || value === undefined ? '' : String(value))
    .replace(/\s+/g, ' ')
    .trim();

/** Rows as aligned columns for a terminal; the last column is not padded. */
function textTable(rows: readonly (readonly unknown[])[]): string {
  const cells = rows.map((row) => row.map(oneLine));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row.map((cell, column) => (column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell)).join('  '),
  );
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** The id of a person of the office. Throws a `CommandFailure` for an unknown address. */
async function personByAddress(db: Database, address: string): Promise<number> {
  const [found] = await db
    .select({ id: officePeople.id })
    .from(officePeople)
    .where(eq(officePeople.email, address.trim().toLowerCase()));
  if (found === undefined) throw new CommandFailure(`No member of staff has the address ${address}.`);
  return found.id;
}

const usage = `Use: npm run people -- list
     npm run people -- invite ADDRESS --role ROLE [--name NAME]
     npm run people -- role ADDRESS ROLE
     npm run people -- end-sessions ADDRESS
     npm run people -- remove ADDRESS
ROLE is one of administrator, editor, agent, reader.`;

const by = commandCaller.person;

async function list({ print, ...context }: CommandContext): Promise<void> {
  const people = await withStorage({ ...context, print }, ({ db }) => selectPeople(db).orderBy(asc(officePeople.name)));
  const seen = (at: Date | null) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never active';
  print(
    textTable(
      people.map(({ person, passkeys }) => [
        person.email,
        person.role,
        `passkeys: ${passkeys}`,
        seen(person.last_seen_at),
        person.name,
      ]),
    ),
  );
}

const verbs = {
  invite: async (
    db: Database,
    [email = '', ...more]: readonly string[],
    { role, name }: Values,
    officeUrl: string | null,
  ) => {
    if (role === undefined || more.length > 0) throw new CommandFailure(usage);
    const invited = readFields(personForm, { email, role, name: name ?? email.split('@')[0] });
    await invitePerson(db, invited, by, { officeUrl, now: new Date() });
    const told =
      officeUrl === null ? 'The office is off, so no email was sent.' : 'We sent an email with the office address.';
    return `${email} can now sign in to the office as ${role}. ${told}`;
  },
  role: async (db: Database, [email = '', role = '', ...more]: readonly string[]) => {
    if (role === '' || more.length > 0) throw new CommandFailure(usage);
    await changePerson(
      db,
      { id: await personByAddress(db, email), changes: readFields(personChanges, { role }) },
      by,
      new Date(),
    );
    return `${email} is ${role} now.`;
  },
  'end-sessions': async (db: Database, [email = '']: readonly string[]) => {
    await endPersonSessions(db, await personByAddress(db, email), by, new Date());
    return `${email} is signed out everywhere.`;
  },
  remove: async (db: Database, [email = '']: readonly string[]) => {
    await removePerson(db, { id: await personByAddress(db, email) }, by, new Date());
    return `${email} no longer has access to the office.`;
  },
} as const;

type Values = ReturnType<typeof readWords>['values'];

function readWords(words: readonly string[]) {
  try {
    const options = { role: { type: 'string' }, name: { type: 'string' } } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new CommandFailure(usage);
  }
}

/** `npm run people`: the people of the office and their roles. */
export const peopleCommand: Command = async (words, context) => {
  const { positionals, values } = readWords(words);
  const [verb = '', ...rest] = positionals;
  if (verb === 'list' && rest.length === 0) return list(context);
  if (!Object.hasOwn(verbs, verb) || rest.length === 0) throw new CommandFailure(usage);
  const run = verbs[verb as keyof typeof verbs];
  context.say(await withStorage(context, ({ db }) => run(db, rest, values, context.environment.officeUrl)));
};

export const main = (words: readonly string[]) => runCommand(peopleCommand, words, { runBy: 'people' });
