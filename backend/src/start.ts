import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { BackendFolder } from './backend-folder';
import { openCommandDoor } from './commands/running/command-door';
import { explainDatabase } from './database/availability/explain-database';
import { waitForDatabase } from './database/availability/is-away';
import type { Database } from './database/database';
import { projects } from './database/schema';
import { hasDemo } from './database/seed/seed';
import type { Environment } from './environment';
import { type OpenBackend, type OpenOptions, openBackend } from './open-backend';
import { explainListening } from './start-failure';

/** The most projects for which the embedded database is meant and measured. */
const embeddedLimit = 20_000;

/** What to do about so many projects in the embedded database; `null` where there is nothing to do. */
export function embeddedAdvice(count: number): string | null {
  if (count <= embeddedLimit) return null;
  return (
    `The embedded database has ${count} projects and is meant for ${embeddedLimit} at most: ` +
    'move to PostgreSQL with `DATABASE_URL=postgres://… npm run db -- move`, and keep DATABASE_URL set.'
  );
}

/** The same by the database; `databaseUrl`: that of a PostgreSQL, which has no such limit. */
async function readEmbeddedAdvice(db: Database, databaseUrl: string | null): Promise<string | null> {
  return databaseUrl === null ? embeddedAdvice(await db.$count(projects)) : null;
}

/** Rejects with the system's error when nothing can listen at this address. */
async function assertAddressFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

export interface Backend {
  readonly url: string;
  readonly log: FastifyInstance['log'];
  readonly hasDemoRecords: boolean;
  /** What the operator should do about a database that has become too large; `null` for nothing. */
  readonly advice: string | null;
  stop(): Promise<void>;
}

/**
 * Starts the whole backend. While the PostgreSQL of `DATABASE_URL` is unreachable it waits, and reports the reason once. Throws
 * a `StartFailure` for errors that the operator can fix.
 */
export async function startBackend(
  environment: Environment,
  files: BackendFolder,
  waiting: (reason: string) => void,
  options: OpenOptions = {},
): Promise<Backend> {
  const { host, port } = environment;
  const refused = (error: unknown) => {
    throw explainListening(error, host, port) ?? error;
  };
  // Checked before the database is created, which takes seconds.
  await assertAddressFree(host, port).catch(refused);
  const { app, db, commandKey, stop } = await openWhenThere(environment, files, waiting, options);
  try {
    const url = await app.listen({ host, port }).catch(refused);
    const closeDoor =
      commandKey === null
        ? async () => {}
        : await openCommandDoor(environment.dataFolder, { url: localUrl(host, port), key: commandKey });
    const hasDemoRecords = await hasDemo(db);
    const advice = await readEmbeddedAdvice(db, environment.databaseUrl);
    return { url, log: app.log, hasDemoRecords, advice, stop: () => closeDoor().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The local address of a server that listens on all addresses, or on one. */
function localUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The embedded database is never unreachable: its error about a full disk is for the operator. */
function openWhenThere(
  environment: Environment,
  files: BackendFolder,
  waiting: (reason: string) => void,
  options: OpenOptions,
): Promise<OpenBackend> {
  const open = () => openBackend(environment, files, options);
  if (environment.databaseUrl === null) return open();
  let isReported = false;
  return waitForDatabase(open, (error) => {
    if (!isReported) waiting(explainDatabase(error)?.message ?? 'The PostgreSQL of DATABASE_URL is away.');
    isReported = true;
  });
}
