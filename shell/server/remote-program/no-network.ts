import dgram from 'node:dgram';
import net from 'node:net';

/**
 * Refuses every connection of this process, whichever library makes it: the code of a remote calls the backend and services through
 * the document server, which has timeouts, caches and the declared calls. Node's permission model has no network before Node 25.
 */
export function refuseNetwork(): void {
  const refuse = () => {
    throw new Error('The code of a remote has no network.');
  };
  for (const [of, names] of [
    [net.Socket.prototype, ['connect']],
    [net.Server.prototype, ['listen']],
    [dgram.Socket.prototype, ['bind', 'connect', 'send']],
  ] as const) {
    for (const name of names) Object.defineProperty(of, name, { value: refuse });
  }
}
