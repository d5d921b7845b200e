import { access, constants, mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { BackendFolder } from './backend-folder';
import type { Database } from './database/database';
import { lockFolder } from './database/lock';
import { type OpenClient, openPglite } from './database/open-pglite';
import { seedOnce } from './database/seed';
import type { Environment } from './environment';
import { openAttachmentStore } from './leads/attachments';
import { openJournal, readJournal } from './leads/journal';
import { createLeadStore } from './leads/store';
import { explainDataFolder } from './start-failure';

export interface OpenBackend {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Answers what was asked, takes nothing more, and gives the data folder back; once, however often it is called. */
  stop(): Promise<void>;
}

type Undo = () => Promise<unknown>;

/** Runs every step, the last taken first, also when one fails; the first failure is thrown in the end. */
async function undoAll(steps: readonly Undo[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.toReversed()) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function openParts(
  { dataFolder, logLevel }: Pick<Environment, 'dataFolder' | 'logLevel'>,
  files: BackendFolder,
  undo: Undo[],
  openClient: OpenClient | undefined,
): Promise<Omit<OpenBackend, 'stop'>> {
  await mkdir(dataFolder, { recursive: true });
  await access(dataFolder, constants.W_OK);
  const lock = await lockFolder(dataFolder);
  undo.push(() => lock.release());
  const journalled = await readJournal(dataFolder);
  const journal = await openJournal(dataFolder);
  undo.push(() => journal.close());
  const { db, close } = await openPglite(dataFolder, files.migrations, openClient);
  undo.push(close);
  await seedOnce(db, files.seed);
  const leads = createLeadStore(db, journal);
  await leads.replay(journalled.leads);
  const attachments = await openAttachmentStore(dataFolder);
  const app = await buildApp({ db, leads, attachments, mediaFolder: files.media, logLevel });
  undo.push(() => app.close());
  if (journalled.unreadable > 0) {
    app.log.warn({ lines: journalled.unreadable }, 'the journal of leads has lines that cannot be read');
  }
  return { app, db };
}

/**
 * Opens the data folder, the database and the API over them, without listening yet. Throws a `StartFailure` for what
 * the person who started it can mend; whatever was opened by then is closed again.
 */
export async function openBackend(
  environment: Pick<Environment, 'dataFolder' | 'logLevel'>,
  files: BackendFolder,
  openClient?: OpenClient,
): Promise<OpenBackend> {
  const undo: Undo[] = [];
  try {
    const parts = await openParts(environment, files, undo, openClient);
    let stopped: Promise<void> | undefined;
    return {
      ...parts,
      stop() {
        stopped ??= undoAll(undo);
        return stopped;
      },
    };
  } catch (error) {
    await undoAll(undo).catch(() => {});
    throw explainDataFolder(error, environment.dataFolder) ?? error;
  }
}
