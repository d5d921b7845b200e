import type { FastifyInstance } from 'fastify';
import type { BackendFolder } from './backend-folder';
import { openCommandDoor } from './commands/running/command-door';
import { explainDatabase } from './database/availability/explain-database';
import { waitForDatabase } from './database/availability/wait-for-database';
import { readEmbeddedAdvice } from './database/embedded-limit';
import { hasDemo } from './database/seed/seed';
import type { Environment } from './environment';
import { assertAddressFree } from './http/address-free';
import { type OpenBackend, type OpenOptions, openBackend } from './open-backend';
import { explainListening } from './start-failure';

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
