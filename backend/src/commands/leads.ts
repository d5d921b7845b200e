import { parseArgs } from 'node:util';
import { type Command, type CommandContext, CommandFailure } from './command';
import { eraseLeadsOf, exportLeads } from './lead-verbs/transfer';
import { runCommand } from './run-command';

const usage = `Use: npm run leads -- export --format csv|json [--output FILE]
     npm run leads -- erase [--email ADDRESS] [--phone NUMBER] [--key KEY]`;

const options = {
  format: { type: 'string' },
  output: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  key: { type: 'string' },
} as const;

function readWords(words: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { positionals, values };
  } catch {
    throw new CommandFailure(usage);
  }
}

type Values = ReturnType<typeof readWords>['values'];

interface Verb {
  readonly options: readonly (keyof Values)[];
  run(values: Values, context: CommandContext): Promise<void>;
}

const verbs: Readonly<Record<string, Verb>> = {
  export: {
    options: ['format', 'output'],
    run: async ({ format = 'csv', output }, context) => {
      if (format !== 'csv' && format !== 'json') throw new CommandFailure(usage);
      await exportLeads({ format, output }, context);
    },
  },
  erase: {
    options: ['email', 'phone', 'key'],
    run: async (whose, context) => {
      if (Object.keys(whose).length === 0) throw new CommandFailure(usage);
      await eraseLeadsOf(whose, context);
    },
  },
};

/** `npm run leads`: exports all leads, and erases somebody's data. */
export const leadsCommand: Command = async (words, context) => {
  const { positionals, values } = readWords(words);
  const [named = '', ...rest] = positionals;
  const verb = Object.hasOwn(verbs, named) ? verbs[named] : undefined;
  const given = Object.keys(values) as (keyof Values)[];
  if (verb === undefined || rest.length > 0 || given.some((name) => !verb.options.includes(name))) {
    throw new CommandFailure(usage);
  }
  await verb.run(values, context);
};

export const main = (words: readonly string[]) => runCommand(leadsCommand, words, { runBy: 'leads' });
