import { z } from 'zod';
import type { BackendFolder } from '../../backend-folder';
import type { FileStorage } from '../../files/open-files';
import { notFound } from '../../http/http-error';
import { errorText } from '../../http/logging/describe-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { emptyJournal } from '../../leads/journal/journal-lines';
import type { LeadStorage } from '../../leads/journal/storage';
import { type Command, isPlainFailure, plainSentence } from '../command';
import { contentCommand } from '../content';
import { leadsCommand } from '../leads';
import { peopleCommand } from '../people';
import { type CommandLine, type CommandResponse, isCommandKey } from './command-door';

/** The commands that a running backend runs on behalf of the command line. */
const runnableNames = ['content', 'leads', 'people'] as const;
type RunnableName = (typeof runnableNames)[number];

const runnableCommands: Readonly<Record<RunnableName, Command>> = {
  content: contentCommand,
  leads: leadsCommand,
  people: peopleCommand,
};

export interface CommandRouteParts extends FileStorage {
  readonly key: string;
  readonly storage: LeadStorage;
  readonly files: BackendFolder;
  readonly officeUrl: string | null;
  /** Called after a command, which may have changed records: caches have to read them again. */
  readonly changed: () => void;
}

const requested = z.object({
  command: z.enum(runnableNames),
  words: z.array(z.string().max(100_000)).max(1_000),
  workingFolder: z.string().max(4_096),
});

/**
 * Runs a command of the command line within the backend, since only it may open the embedded database. Without the key the
 * address answers 404.
 */
export function commandRoute({ key, storage, files, changed, ...where }: CommandRouteParts): ZodRoutes {
  const open = { ...storage, journalled: emptyJournal };
  async function run(name: RunnableName, words: readonly string[], workingFolder: string): Promise<CommandResponse> {
    const lines: CommandLine[] = [];
    const context = {
      environment: { ...where, databaseUrl: null },
      files,
      storage: open,
      workingFolder,
      print: (text: string) => void lines.push({ to: 'stdout', text }),
      say: (sentence: string) => void lines.push({ to: 'stderr', text: `${sentence}\n` }),
    };
    try {
      await runnableCommands[name](words, context);
      return { lines, failure: null };
    } catch (error) {
      return { lines, failure: isPlainFailure(error) ? plainSentence(error) : errorText(error) };
    } finally {
      changed();
    }
  }
  return async (app) => {
    app.post('/commands', { bodyLimit: 8 * 1024 * 1024 }, async (request) => {
      if (!isCommandKey(request.headers.authorization, key)) throw notFound('Address');
      const { command, words, workingFolder } = readBody(requested, request.body);
      return run(command, words, workingFolder);
    });
  };
}
