import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { PublicationStep } from '@iwan/shared/domain/office/publication';
import { contentResources } from '@iwan/shared/domain/office/resources';
import { keyField, resourceNames } from '../content/resources';
import { type Command, type CommandContext, CommandFailure } from './command';
import { removeDemoRecords } from './content-verbs/demo';
import {
  editRecord,
  listRecords,
  publishRecord,
  readAssignments,
  removeRecord,
  showRecord,
} from './content-verbs/records';
import { exportContent, importFile, type Transfer } from './content-verbs/transfer';
import { runCommand } from './run-command';

const usage = `Use: npm run content -- import FILE.json|FILE.csv [--resource NAME] [--dry-run]
     npm run content -- export [FILE.json|FILE.csv] [--resource NAME]
     npm run content -- list NAME [WORDS]
     npm run content -- show NAME RECORD
     npm run content -- edit NAME RECORD FIELD=TEXT|FIELD:=JSON ...
     npm run content -- rename NAME RECORD NEW-NAME
     npm run content -- publish NAME RECORD [--at MOMENT]
     npm run content -- unpublish NAME RECORD [--at MOMENT]
     npm run content -- remove NAME RECORD --yes
     npm run content -- remove-demo
NAME is one of ${resourceNames.join(', ')}; a CSV that is named after one needs none. RECORD is a name or a number,
MOMENT such as 2026-12-01T08:00:00+04:00.`;

const options = {
  resource: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  at: { type: 'string' },
} as const;

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new CommandFailure(usage);
  }
}

type Values = ReturnType<typeof readWords>['values'];

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
  list: async ([name, ...words], _, context) => listRecords(readResource(name), words.join(' '), context),
  show: async ([name, record, ...more], _, context) =>
    showRecord(readResource(name), readRecord(record, more.length === 0), context),
  edit: async ([name, record, ...changes], _, context) =>
    editRecord(readResource(name), readRecord(record, changes.length > 0), readAssignments(changes), context),
  rename: async ([name, record, next, ...more], _, context) => {
    const resource = readResource(name);
    if (next === undefined) throw new CommandFailure(usage);
    await editRecord(resource, readRecord(record, more.length === 0), { [keyField(resource)]: next }, context);
  },
  publish: async ([name, record, ...more], { at }, context) => {
    const step: PublicationStep = at === undefined ? { kind: 'publish' } : { kind: 'schedule', at: new Date(at) };
    await publishRecord(readResource(name), readRecord(record, more.length === 0), step, context);
  },
  unpublish: async ([name, record, ...more], { at }, context) => {
    const step: PublicationStep = at === undefined ? { kind: 'unpublish' } : { kind: 'expire', at: new Date(at) };
    await publishRecord(readResource(name), readRecord(record, more.length === 0), step, context);
  },
  remove: async ([name, record, ...more], { yes }, context) =>
    removeRecord(readResource(name), readRecord(record, more.length === 0), yes, context),
};

function readResource(named: string | undefined) {
  const resource = contentResources.find((name) => name === named);
  if (resource === undefined) throw new CommandFailure(usage);
  return resource;
}

function readRecord(named: string | undefined, isWhole: boolean): string {
  if (named === undefined || !isWhole) throw new CommandFailure(usage);
  return named;
}

/** `npm run content`: the records of the public pages, one by one or as files. */
export const contentCommand: Command = async (words, context) => {
  const { positionals, values } = readWords(words);
  const [verb = '', ...rest] = positionals;
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (run === undefined) throw new CommandFailure(usage);
  await run(rest, values, context);
};

export const main = (words: readonly string[]) => runCommand(contentCommand, words, { runBy: 'content' });
