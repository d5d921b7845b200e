import type { FastifyInstance } from 'fastify';
import type { BackendFolder } from './backend-folder';
import { explainDatabase } from './database/availability/explain-database';
import { waitForDatabase } from './database/availability/wait-for-database';
import type { Environment } from './environment';
import { assertAddressFree } from './http/address-free';
import { type OpenBackend, openBackend } from './open-backend';
import { explainListening } from './start-failure';

export interface Backend {
  readonly url: string;
  readonly log: FastifyInstance['log'];
  stop(): Promise<void>;
}

/**
 * Starts the whole backend. While the PostgreSQL of `DATABASE_URL` is away it waits for that, and tells why in a sentence,
 * once. Throws a `StartFailure` of one sentence for what the person who started it can mend.
 */
export async function startBackend(
  environment: Environment,
  files: BackendFolder,
  waiting: (reason: string) => void,
): Promise<Backend> {
  const { host, port } = environment;
  const refused = (error: unknown) => {
    throw explainListening(error, host, port) ?? error;
  };
  // Asked before the database is created, which takes seconds.
  await assertAddressFree(host, port).catch(refused);
  const { app, stop } = await openWhenThere(environment, files, waiting);
  try {
    const url = await app.listen({ host, port }).catch(refused);
    return { url, log: app.log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The embedded database is never away: what it says of a full disk is for the person who started it. */
function openWhenThere(
  environment: Environment,
  files: BackendFolder,
  waiting: (reason: string) => void,
): Promise<OpenBackend> {
  const open = () => openBackend(environment, files);
  if (environment.databaseUrl === null) return open();
  let isTold = false;
  return waitForDatabase(open, (error) => {
    if (!isTold) waiting(explainDatabase(error)?.message ?? 'The PostgreSQL of DATABASE_URL is away.');
    isTold = true;
  });
}
