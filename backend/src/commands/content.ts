import { basename } from 'node:path';
import { removeDemo } from '../content/remove-demo';
import { resourceNames } from '../content/resources';
import { type Command, type CommandContext, CommandFailure, readWords, withStorage } from './command';
import { importFeedFile } from './content-verbs/feed';
import { exportContent, importFile, importSales, type Transfer } from './content-verbs/transfer';
import { runCommand } from './run-command';

const reasons = { changed: 'someone has changed it', used: 'a record of your own names it' } as const;

/** Removes the demo records, and reports which of them stay and why. */
async function removeDemoRecords(context: CommandContext): Promise<void> {
  const removal = await withStorage(context, ({ db }) => db.transaction((tx) => removeDemo(tx)));
  if (removal === null) return context.say('There are no demo records in this database.');
  const counts = Object.entries(removal.removed).map(([resource, count]) => `${count} ${resource}`);
  context.say(`Removed the demo records: ${counts.join(', ')}.`);
  for (const { resource, name, reason } of removal.kept) {
    context.say(`  kept in ${resource}: ${name} (${reasons[reason]})`);
  }
}

const usage = `Use: npm run content -- import FILE.json|FILE.csv [--resource NAME] [--dry-run]
     npm run content -- export [FILE.json|FILE.csv] [--resource NAME]
     npm run content -- import --resource sales FILE.csv [--dry-run]
     npm run content -- import --feed FILE.xml|https://… [--dry-run] [--force]
     npm run content -- remove-demo
NAME is one of ${resourceNames.join(', ')}; a CSV that is named after one needs none.`;

const options = {
  resource: { type: 'string' },
  feed: { type: 'string' },
  force: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof readWords<typeof options>>['values'];

function readTransfer([file, ...more]: readonly string[], values: Values): Transfer {
  const format = file === undefined ? 'json' : /\.(csv|json)$/i.exec(file)?.[1]?.toLowerCase();
  if (more.length > 0 || (format !== 'csv' && format !== 'json')) throw new CommandFailure(usage);
  const stem = basename(file ?? '').split('.')[0];
  const named = values.resource ?? (format === 'csv' ? stem : undefined);
  const resource = resourceNames.find((name) => name === named) ?? null;
  if (values.resource !== undefined && resource === null) throw new CommandFailure(usage);
  return { file, format, resource, isDry: values['dry-run'] };
}

type Verb = (words: readonly string[], values: Values, context: CommandContext) => Promise<void>;

const verbs: Readonly<Record<string, Verb>> = {
  import: async (words, values, context) => {
    const { feed, force: isForced } = values;
    if (feed !== undefined) {
      if (words.length > 0 || values.resource !== undefined) throw new CommandFailure(usage);
      return importFeedFile({ feed, isForced, isDry: values['dry-run'] }, context);
    }
    if (values.resource === 'sales') {
      const [file, ...more] = words;
      if (file === undefined || more.length > 0 || !/\.csv$/i.test(file)) throw new CommandFailure(usage);
      return importSales(file, values['dry-run'], context);
    }
    const { file, ...transfer } = readTransfer(words, values);
    if (file === undefined) throw new CommandFailure(usage);
    await importFile({ file, ...transfer }, context);
  },
  export: async (words, values, context) => {
    const transfer = readTransfer(words, values);
    const { format, resource } = transfer;
    if (format === 'csv' && (resource === null || resource === 'blogs')) throw new CommandFailure(usage);
    await exportContent(transfer, context);
  },
  'remove-demo': async (words, _, context) => {
    if (words.length > 0) throw new CommandFailure(usage);
    await removeDemoRecords(context);
  },
};

/** `npm run content`: the records of the public pages as files. */
export const contentCommand: Command = async (words, context) => {
  const { positionals, values } = readWords(words, options, usage);
  const [verb = '', ...rest] = positionals;
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (run === undefined) throw new CommandFailure(usage);
  await run(rest, values, context);
};

export const main = (words: readonly string[]) => runCommand(contentCommand, words, { runBy: 'content' });
