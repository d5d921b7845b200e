import { access, constants, mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { BackendFolder } from './backend-folder';
import { lockFolder } from './database/lock';
import { openPglite } from './database/open-pglite';
import { seedOnce } from './database/seed';
import type { Environment } from './environment';
import { assertAddressFree } from './http/address-free';
import { openAttachmentStore } from './leads/attachments';
import { openJournal, readJournal } from './leads/journal';
import { createLeadStore } from './leads/store';
import { explainDataFolder, explainListening } from './start-failure';

export interface Backend {
  readonly url: string;
  readonly log: FastifyInstance['log'];
  /** Answers what was asked, asks for nothing more, and gives the data folder back. */
  stop(): Promise<void>;
}

type Undo = () => Promise<void>;

/** Runs every step, the last taken first, also when one fails; the first failure is thrown in the end. */
async function undoAll(steps: readonly Undo[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.toReversed()) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}

async function openEverything({ dataFolder, logLevel }: Environment, files: BackendFolder, undo: Undo[]) {
  await prepareFolder(dataFolder);
  const lock = await lockFolder(dataFolder);
  undo.push(() => lock.release());
  const journalled = await readJournal(dataFolder);
  const journal = await openJournal(dataFolder);
  undo.push(() => journal.close());
  const database = await openPglite(dataFolder, files.migrations);
  undo.push(() => database.close());
  await seedOnce(database.db, files.seed);
  const leads = createLeadStore(database.db, journal);
  await leads.replay(journalled.leads);
  const attachments = await openAttachmentStore(dataFolder);
  const app = await buildApp({ db: database.db, leads, attachments, mediaFolder: files.media, logLevel });
  undo.push(() => app.close());
  if (journalled.unreadable > 0) {
    app.log.warn({ lines: journalled.unreadable }, 'the journal of leads has lines that cannot be read');
  }
  return app;
}

/**
 * Starts the whole backend. Throws a `StartFailure` of one sentence for everything that the person who started it can
 * mend; whatever was opened by then is closed again.
 */
export async function startBackend(environment: Environment, files: BackendFolder): Promise<Backend> {
  const { host, port, dataFolder } = environment;
  const undo: Undo[] = [];
  const listening = (error: unknown) => {
    throw explainListening(error, host, port) ?? error;
  };
  try {
    // Asked before the database is created, which takes seconds.
    await assertAddressFree(host, port).catch(listening);
    const app = await openEverything(environment, files, undo).catch((error: unknown) => {
      throw explainDataFolder(error, dataFolder) ?? error;
    });
    const url = await app.listen({ host, port }).catch(listening);
    return { url, log: app.log, stop: () => undoAll(undo) };
  } catch (error) {
    await undoAll(undo).catch(() => {});
    throw error;
  }
}
