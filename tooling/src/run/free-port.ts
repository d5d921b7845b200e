import { createServer } from 'node:net';

/** Whether nothing listens on the port yet. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, ...(host ? { host } : {}) }, () => probe.close(() => resolve(true)));
  });
}
