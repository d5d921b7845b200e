import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDatabase, firstFilledTable } from '../database/move';
import { asideFile } from '../leads/journal/journal';
import { createLeadStore } from '../leads/store';
import { type Command, type CommandContext, CommandFailure, withStorage } from './command';
import { runCommand } from './run-command';

const usage = 'Use: DATABASE_URL=postgres://… npm run db -- move [--and-erase]';

/** Files with leads and accounts, which nothing reads any more once they are in PostgreSQL. */
const leftBehind = ['database', 'leads.journal'];

/**
 * `npm run db -- move`: copies the embedded database of the data folder into the PostgreSQL of `DATABASE_URL`, whole.
 * Throws a `CommandFailure` when there is nothing to move or when the target is not empty. The source stays as it is, and
 * is erased in the end with `--and-erase`.
 */
export const dbCommand: Command = async (words, context) => {
  const { dataFolder, databaseUrl } = context.environment;
  const [verb, option, ...more] = words;
  const isErasing = option === '--and-erase';
  if (verb !== 'move' || more.length > 0 || (option !== undefined && !isErasing)) throw new CommandFailure(usage);
  if (databaseUrl === null) throw new CommandFailure(`DATABASE_URL must say where to move to. ${usage}`);
  if (!existsSync(join(dataFolder, 'database'))) {
    throw new CommandFailure(`The data folder ${dataFolder} has no embedded database to move.`);
  }
  const source = { ...context, environment: { ...context.environment, databaseUrl: null } };
  await withStorage(source, async (storage) => {
    const { db: from, journalled } = storage;
    // A lead that is only in the journal would be lost: PostgreSQL has no journal.
    const leads = createLeadStore({ ...storage, channels: [], onStored: () => {} });
    await leads.replay(journalled);
    await withStorage(context, async ({ db: to }) => {
      const filled = await firstFilledTable(to);
      if (filled !== null) {
        const { table, rows } = filled;
        throw new CommandFailure(
          `The PostgreSQL of DATABASE_URL is not empty: its table ${table} has ${rows} rows. Nothing was moved; name an empty database.`,
        );
      }
      const moved = await copyDatabase(from, to);
      for (const { table, rows } of moved) context.say(`  ${table}: ${rows}`);
      const rows = moved.reduce((sum, table) => sum + table.rows, 0);
      context.say(`Moved ${rows} rows of ${moved.length} tables, counted on both sides.`);
      context.say('Keep DATABASE_URL set from now on.');
    });
  });
  for (const name of isErasing ? leftBehind : []) await rm(join(dataFolder, name), { recursive: true, force: true });
  reportRemaining(isErasing, context);
};

function reportRemaining(isErased: boolean, { environment: { dataFolder }, say }: CommandContext): void {
  say(`The uploads, the mailbox and the pepper in ${dataFolder} stay in use.`);
  const names = leftBehind.join(' and ');
  say(
    isErased
      ? `The old ${names} in there were erased.`
      : `The old ${names} in there hold every lead and account still. Erase them by hand; "move --and-erase" does it at once.`,
  );
  if (existsSync(asideFile(dataFolder))) {
    say(`${asideFile(dataFolder)} holds leads that could not be read: check them before you erase it.`);
  }
}

export const main = (words: readonly string[]) => runCommand(dbCommand, words);
