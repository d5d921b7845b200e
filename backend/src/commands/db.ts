import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase, firstFilledTable } from '../database/move';
import { createLeadStore } from '../leads/store';
import { type Command, CommandFailure, runCommand, withStorage } from './command';

const usage = 'Use: DATABASE_URL=postgres://… npm run db -- move';

/**
 * `npm run db -- move`: copies the embedded database of the data folder into the PostgreSQL of `DATABASE_URL`, whole.
 * Throws a `CommandFailure` when there is nothing to move or when the target is not empty; the source stays as it is.
 */
export const dbCommand: Command = async (words, context) => {
  const { dataFolder, databaseUrl } = context.environment;
  if (words.join(' ') !== 'move') throw new CommandFailure(usage);
  if (databaseUrl === null) throw new CommandFailure(`DATABASE_URL must say where to move to. ${usage}`);
  if (!existsSync(join(dataFolder, 'database'))) {
    throw new CommandFailure(`The data folder ${dataFolder} has no embedded database to move.`);
  }
  const source = { ...context, environment: { dataFolder, databaseUrl: null } };
  await withStorage(source, async (storage) => {
    const { db: from, journalled } = storage;
    // A lead that only the journal has would stay behind, and PostgreSQL has no journal to bring it in later.
    const leads = createLeadStore({ ...storage, channels: [], stored: () => {} });
    await leads.takeIn(journalled);
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
      context.say(
        `Keep DATABASE_URL set from now on. Uploads stay in ${dataFolder}; the old database there is as it was.`,
      );
    });
  });
};

export const main = (words: readonly string[]) => runCommand(dbCommand, words);
