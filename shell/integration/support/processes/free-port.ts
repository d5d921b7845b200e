import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.');
  probe.close();
  await once(probe, 'close');
  return address.port;
}
