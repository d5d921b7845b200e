import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether nothing listens on the port yet. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, ...(host ? { host } : {}) }, () => probe.close(() => resolve(true)));
  });
}

/** Below the ports of outgoing connections (32,768 and more on Linux): such a connection could take a port before its server does. */
const [first, last] = [20_000, 32_767];

/** A port that nothing listens on now, at any address. A random one, since tests that run at the same time look for one each. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(first, last + 1);
    if (await isPortFree(port)) return port;
  }
  throw new Error('There is no free port.');
}
