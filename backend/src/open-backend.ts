import type { FastifyInstance } from 'fastify';
import { planMails } from './agents/plan-mails';
import { reviewChannel, reviewLinkLife } from './agents/review-channel';
import { buildApp, type MailedProjects } from './app';
import type { BackendFolder } from './backend-folder';
import { every } from './catalogue/every';
import { createCommandKey } from './commands/running/command-door';
import { undoAll } from './database/connection/open-database';
import type { OpenClient } from './database/connection/open-pglite';
import type { Database } from './database/database';
import { seedSiteContentOnce } from './database/seed/seed';
import { startVacuuming } from './database/vacuum';
import { type Environment, quietDefaults } from './environment';
import { type ConnectionTimes, connectionTimes } from './http/connection-limits';
import { endingLinks } from './http/ending-links';
import type { LogStream } from './http/logging/log';
import { type RateLimits, rateLimits } from './http/rate-limits';
import { openSharedWindows } from './http/shared-windows';
import { openAttachmentStore } from './leads/attachments/attachments';
import { checkpointWhenIdle } from './leads/checkpoint-when-idle';
import { aboutLeads } from './leads/delivery/about-lead';
import { type LeadMailParts, leadChannels } from './leads/delivery/mail-channel';
import { openLeadOutbox } from './leads/delivery/outbox';
import { receiptChannel, reminderChannel } from './leads/delivery/receipt-channel';
import { asideFile } from './leads/journal/journal';
import { openLeadStorage } from './leads/journal/storage';
import { createLeadStore } from './leads/store';
import { openMailer } from './mail/open-mailer';
import { openUploadedMedia, type UploadedMedia } from './media/uploaded/uploaded-media';
import { createMetrics } from './metrics/metrics';
import { type LeadWorker, startLeadWork } from './office/leads/start-lead-work';
import { clearUnusedUploads } from './office/media/unused-uploads';
import { clearEndedSessions } from './office/session/sessions';
import { startDeliveries } from './outbox/channel-loop';
import type { PersonStores } from './persons/erase-person';
import { eraseExpired } from './persons/retention';
import { clearEndedPreviews } from './previews/preview-store';
import { createLinks } from './search-alerts/links';
import { readPushKeys } from './search-alerts/push/push-keys';
import { startAlerts } from './search-alerts/start-alerts';
import { clearUnusedShortlists } from './shortlists/store';
import { createHashing } from './sign-in/hashing';
import { readPepper } from './sign-in/pepper';
import { clearEnded } from './sign-in/sessions';
import { explainDataFolder } from './start-failure';

export interface OpenBackend {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Enables commands of this machine; `null` with PostgreSQL, which commands open themselves. */
  readonly commandKey: string | null;
  /** Completes running requests, accepts no new ones, and releases the data folder; runs once, however often it is called. */
  stop(): Promise<void>;
}

/** For tests only. */
export interface OpenOptions {
  readonly openClient?: OpenClient | undefined;
  readonly logStream?: LogStream;
  readonly limits?: RateLimits;
  readonly times?: ConnectionTimes;
  readonly now?: () => Date;
}

/** The required settings; everything else has a default. */
export type Settings = Pick<Environment, 'dataFolder' | 'logLevel'> & Partial<Environment>;

type Undo = () => Promise<unknown>;

interface Clearing {
  readonly app: FastifyInstance;
  readonly stores: PersonStores;
  readonly uploaded: UploadedMedia;
  readonly retention: Environment['retention'];
  readonly now: () => Date;
}

/**
 * Deletes what has expired, now and every hour: sessions, codes, unused shortlists, leads beyond their retention, files of erased leads; and once a
 * day, unused uploads.
 */
function keepClear({ app, stores, uploaded, retention, now }: Clearing): Undo {
  let uploadsClearedAt = Number.NEGATIVE_INFINITY;
  const { db } = stores;
  const clear = async () => {
    await clearEnded(db, now());
    await clearEndedSessions(db, now());
    await clearEndedPreviews(db, now());
    await clearUnusedShortlists(db, now());
    const leads = await eraseExpired(stores, retention, now());
    if (leads > 0) app.log.info({ leads }, 'erased leads that were kept for as long as they may be');
    const filesLeft = await stores.attachments.discardErased();
    if (filesLeft > 0)
      app.log.warn({ files: filesLeft }, 'files of erased leads are still in the storage, which does not answer');
    // It reads every record.
    if (now().getTime() - uploadsClearedAt < 24 * 3_600_000) return;
    const files = await clearUnusedUploads({ db, uploaded }, retention.uploadDays, now());
    uploadsClearedAt = now().getTime();
    if (files > 0) app.log.info({ files }, 'deleted uploaded files that no record names');
  };
  return every(3_600_000, clear, (err) => app.log.error({ err }, 'what has ended is not cleared away')).stop;
}

/** What is made with the secret key: the links of mails, and the counts that all nodes of a database share. */
async function openKeyed(
  { authPepper, dataFolder, databaseUrl, linkOrigin, pushKey, pushOrigins }: Omit<Environment, 'port' | 'host'>,
  db: Database,
  undo: Undo[],
) {
  const pepper = authPepper ?? (await readPepper(dataFolder));
  // The embedded database has one process.
  const sharedWindows = databaseUrl === null ? null : openSharedWindows(db, createHashing(pepper).networkKey);
  undo.push(async () => sharedWindows?.stop());
  const push = { keys: await readPushKeys(dataFolder, pushKey), origins: pushOrigins };
  return { pepper, sharedWindows, push, links: createLinks(pepper, linkOrigin) };
}

async function openParts(
  settings: Omit<Environment, 'port' | 'host'>,
  files: BackendFolder,
  undo: Undo[],
  { openClient, logStream, limits = rateLimits, times = connectionTimes, now = () => new Date() }: OpenOptions,
): Promise<Omit<OpenBackend, 'stop'>> {
  const { dataFolder, databaseUrl } = settings;
  const storage = await openLeadStorage({ dataFolder, databaseUrl }, files, {
    openClient,
    seed: settings.wantsDemo,
  });
  const { db, watch } = storage;
  undo.push(storage.close);
  await seedSiteContentOnce(db, files.seed);
  const metrics = createMetrics();
  const mailer = openMailer(settings, metrics);
  undo.push(async () => mailer.close());
  const keyed = await openKeyed(settings, db, undo);
  let watched: MailedProjects = { shown: async () => [], hidden: async () => [], find: async () => undefined };
  const leadMails: LeadMailParts = {
    sendMail: mailer.sendMail,
    find: aboutLeads(db, (name) => watched.find(name)),
    origins: { site: keyed.links.site, office: settings.office?.url ?? null },
  };
  const toBusiness = leadChannels(settings, leadMails);
  const reviewLinks = endingLinks(keyed.pepper, 'review', reviewLinkLife);
  const { sendMail } = mailer;
  const asking = reviewChannel({ db, sendMail, links: reviewLinks, site: keyed.links.site });
  const channels = [...toBusiness, receiptChannel(db, leadMails), reminderChannel(leadMails), asking];
  const businessNames = toBusiness.map(({ name }) => name);
  let nudge = () => {};
  let office: LeadWorker | null = null;
  const leads = createLeadStore({
    ...storage,
    channels: [...businessNames, 'receipt'],
    onStored: () => {
      nudge();
      office?.arrived();
      idleCheckpoint.stored();
    },
  });
  const idleCheckpoint = checkpointWhenIdle(leads.checkpoint, (err) =>
    app.log.error({ err }, 'the journal of leads is not settled'),
  );
  const setAside = await leads.replay(storage.journalled);
  const attachments = await openAttachmentStore(settings, db);
  const uploaded = await openUploadedMedia(settings);
  const commandKey = databaseUrl === null ? createCommandKey() : null;
  const personStores = { db, flush: storage.flush, journal: storage.journal, attachments, dataFolder };
  let nudgeAlerts = () => {};
  const parts = {
    ...keyed,
    alertAsked: () => nudgeAlerts(),
    officeMailQueued: () => office?.nudge(),
    leadQueued: () => nudge(),
    provideProjects: (projects: MailedProjects) => {
      watched = projects;
    },
    db,
    watch,
    leads,
    personStores,
    commands:
      commandKey === null
        ? null
        : {
            ...{ key: commandKey, storage, dataFolder, files, uploadsBucket: settings.uploadsBucket },
            officeUrl: settings.office?.url ?? null,
          },
    mediaFolder: files.media,
    uploaded,
    mailer,
    metrics,
    settings,
    limits,
    times,
    now,
    logStream,
  };
  const app = await buildApp(parts);
  undo.push(idleCheckpoint.stop);
  const outbox = openLeadOutbox(db);
  // The embedded database has only this process.
  if (settings.databaseUrl === null) await outbox.reclaim();
  await outbox.backfillUndelivered(businessNames);
  metrics.watchLeads(() => outbox.waits(businessNames));
  const worker = startDeliveries({ outbox, channels, what: 'a lead', log: app.log });
  nudge = worker.nudge;
  undo.push(worker.stop);
  const planning = setInterval(() => {
    planMails(db, now()).then(
      (planned) => planned > 0 && nudge(),
      (err: unknown) => app.log.error({ err }, 'mails to senders of leads could not be planned'),
    );
  }, 30_000).unref();
  undo.push(async () => clearInterval(planning));
  const isShared = settings.databaseUrl !== null;
  const alerts = await startAlerts({
    ...{ db, mailer, links: keyed.links, push: keyed.push, projects: () => watched },
    ...{ now, log: app.log, isShared },
  });
  nudgeAlerts = alerts.nudge;
  undo.push(alerts.stop);
  if (settings.office !== null) {
    const { site } = keyed.links;
    office = await startLeadWork({ db, mailer, settings: settings.office, site, log: app.log, now, isShared });
    undo.push(office.stop);
  }
  undo.push(keepClear({ app, stores: personStores, uploaded, retention: settings.retention, now }));
  if (settings.databaseUrl === null) {
    undo.push(startVacuuming(db, (err) => app.log.error({ err }, 'the database could not be vacuumed')));
  }
  undo.push(() => app.close());
  if (setAside > 0) {
    app.log.warn({ lines: setAside, file: asideFile(dataFolder) }, 'lines of the journal of leads were set aside');
  }
  return { app, db, commandKey };
}

/**
 * Opens the data folder, the database and the API, without listening yet. Throws a `StartFailure` for errors that the operator
 * can fix; whatever was opened by then is closed again.
 */
export async function openBackend(
  environment: Settings,
  files: BackendFolder,
  options: OpenOptions = {},
): Promise<OpenBackend> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const parts = await openParts({ ...quietDefaults, ...environment }, files, undo, options);
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
