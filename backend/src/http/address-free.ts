import { once } from 'node:events';
import { createServer } from 'node:net';

/** Rejects with the system's error when nothing can listen at this address. */
export async function assertAddressFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
