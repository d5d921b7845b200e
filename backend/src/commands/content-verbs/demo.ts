import { removeDemo } from '../../content/remove-demo';
import { type CommandContext, withStorage } from '../command';

const reasons = { changed: 'somebody has changed it', used: 'a record of your own names it' } as const;

/** Removes the demo records, and reports which of them stay and why. */
export async function removeDemoRecords(context: CommandContext): Promise<void> {
  const removal = await withStorage(context, ({ db }) => db.transaction((tx) => removeDemo(tx)));
  if (removal === null) return context.say('There are no demo records in this database.');
  const counts = Object.entries(removal.removed).map(([resource, count]) => `${count} ${resource}`);
  context.say(`Removed the demo records: ${counts.join(', ')}.`);
  for (const { resource, name, reason } of removal.kept) {
    context.say(`  kept in ${resource}: ${name} (${reasons[reason]})`);
  }
}
