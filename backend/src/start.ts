import type { FastifyInstance } from 'fastify';
import type { BackendFolder } from './backend-folder';
import type { Environment } from './environment';
import { assertAddressFree } from './http/address-free';
import { openBackend } from './open-backend';
import { explainListening } from './start-failure';

export interface Backend {
  readonly url: string;
  readonly log: FastifyInstance['log'];
  stop(): Promise<void>;
}

/** Starts the whole backend. Throws a `StartFailure` of one sentence for what the person who started it can mend. */
export async function startBackend(environment: Environment, files: BackendFolder): Promise<Backend> {
  const { host, port } = environment;
  const refused = (error: unknown) => {
    throw explainListening(error, host, port) ?? error;
  };
  // Asked before the database is created, which takes seconds.
  await assertAddressFree(host, port).catch(refused);
  const { app, stop } = await openBackend(environment, files);
  try {
    const url = await app.listen({ host, port }).catch(refused);
    return { url, log: app.log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
