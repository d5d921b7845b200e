import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { BackendFolder } from './backend-folder';
import type { Database } from './database/database';
import { openStorage, undoAll } from './database/open-database';
import type { OpenClient } from './database/open-pglite';
import type { Environment } from './environment';
import { openAttachmentStore } from './leads/attachments';
import { leadChannels } from './leads/delivery/channels';
import { openOutbox } from './leads/delivery/outbox';
import { startDeliveries } from './leads/delivery/worker';
import { createLeadStore } from './leads/store';
import { explainDataFolder } from './start-failure';

export interface OpenBackend {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Answers what was asked, takes nothing more, and gives the data folder back; once, however often it is called. */
  stop(): Promise<void>;
}

export type Settings = Pick<Environment, 'dataFolder' | 'logLevel'> &
  Partial<Pick<Environment, 'databaseUrl' | 'leadsEmail' | 'leadsWebhookUrl'>>;

async function openParts(
  environment: Settings,
  files: BackendFolder,
  undo: (() => Promise<unknown>)[],
  openClient: OpenClient | undefined,
): Promise<Omit<OpenBackend, 'stop'>> {
  const { dataFolder, databaseUrl = null, logLevel } = environment;
  const { db, journal, journalled, watch, close } = await openStorage({ dataFolder, databaseUrl }, files, {
    openClient,
  });
  undo.push(close);
  const channels = leadChannels(environment, null);
  let nudge = () => {};
  const leads = createLeadStore({
    db,
    journal,
    channels: channels.map(({ name }) => name),
    stored: () => nudge(),
  });
  await leads.replay(journalled.leads);
  const attachments = await openAttachmentStore(dataFolder);
  const app = await buildApp({ db, watch, leads, attachments, mediaFolder: files.media, logLevel });
  const outbox = openOutbox(db);
  // The embedded database has one process, and that is a new one.
  if (databaseUrl === null) await outbox.reclaim();
  const worker = startDeliveries({ outbox, channels, log: app.log });
  nudge = worker.nudge;
  undo.push(worker.stop);
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
  environment: Settings,
  files: BackendFolder,
  openClient?: OpenClient,
): Promise<OpenBackend> {
  const undo: (() => Promise<unknown>)[] = [];
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
