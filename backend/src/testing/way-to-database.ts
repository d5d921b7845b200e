import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy between a backend and its database that can be broken. */
export interface WayToDatabase {
  readonly url: string;
  /** Closes every connection and accepts no new one. */
  cut(): Promise<void>;
  /** Accepts connections, and forwards nothing. */
  hang(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a port that forwards to the database of a `postgres://` URL. */
export async function wayToDatabase(databaseUrl: string): Promise<WayToDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const pass = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (data) => isHanging || other.write(data));
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  };
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const listening = createServer(pass).listen(port, '127.0.0.1', () => resolve(listening));
    });
  let server = await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(databaseUrl);
  url.port = String(port);
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    cut,
    hang() {
      isHanging = true;
    },
    async mend() {
      isHanging = false;
      if (!server.listening) server = await listen(port);
    },
    close: cut,
  };
}
