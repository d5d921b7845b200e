import { parseArgs } from 'node:util';
import { type Command, type CommandContext, CommandFailure } from './command';
import { eraseLeadsOf, exportLeads } from './lead-verbs/transfer';
import { assignLead, listLeads, moveLead, noteLead, showLead } from './lead-verbs/work';
import { runCommand } from './run-command';

const usage = `Use: npm run leads -- export --format csv|json [--output FILE]
     npm run leads -- erase [--email ADDRESS] [--phone NUMBER] [--key KEY]
     npm run leads -- list [--stage STAGE] [--words TEXT]
     npm run leads -- show NUMBER
     npm run leads -- move NUMBER STAGE [--reason REASON]
     npm run leads -- assign NUMBER ADDRESS
     npm run leads -- note NUMBER TEXT`;

const options = {
  format: { type: 'string' },
  output: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  key: { type: 'string' },
  stage: { type: 'string' },
  words: { type: 'string' },
  reason: { type: 'string' },
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
  /** How many arguments follow it. */
  readonly takes: number;
  readonly options: readonly (keyof Values)[];
  run(words: readonly string[], values: Values, context: CommandContext): Promise<void>;
}

const verbs: Readonly<Record<string, Verb>> = {
  export: {
    takes: 0,
    options: ['format', 'output'],
    run: async (_, { format = 'csv', output }, context) => {
      if (format !== 'csv' && format !== 'json') throw new CommandFailure(usage);
      await exportLeads({ format, output }, context);
    },
  },
  erase: {
    takes: 0,
    options: ['email', 'phone', 'key'],
    run: async (_, whose, context) => {
      if (Object.keys(whose).length === 0) throw new CommandFailure(usage);
      await eraseLeadsOf(whose, context);
    },
  },
  list: {
    takes: 0,
    options: ['stage', 'words'],
    run: (_, { stage, words }, context) => listLeads({ stage, words }, context),
  },
  show: { takes: 1, options: [], run: ([number = ''], _, context) => showLead(number, context) },
  move: {
    takes: 2,
    options: ['reason'],
    run: ([number = '', stage = ''], { reason }, context) => moveLead(number, stage, reason, context),
  },
  assign: {
    takes: 2,
    options: [],
    run: ([number = '', address = ''], _, context) => assignLead(number, address, context),
  },
  note: { takes: 2, options: [], run: ([number = '', text = ''], _, context) => noteLead(number, text, context) },
};

/** `npm run leads`: exports all leads, erases somebody's data, and works on leads. */
export const leadsCommand: Command = async (words, context) => {
  const { positionals, values } = readWords(words);
  const [named = '', ...rest] = positionals;
  const verb = Object.hasOwn(verbs, named) ? verbs[named] : undefined;
  const given = Object.keys(values) as (keyof Values)[];
  if (verb === undefined || rest.length !== verb.takes || given.some((name) => !verb.options.includes(name))) {
    throw new CommandFailure(usage);
  }
  await verb.run(rest, values, context);
};

export const main = (words: readonly string[]) => runCommand(leadsCommand, words, { runBy: 'leads' });
