import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between the site and its visitors, such as a CDN, that changes responses. */
export interface LyingProxy {
  readonly origin: string;
  /** The number of changed responses. */
  readonly changed: number;
  /** From now on it leaves responses unchanged. */
  mend(): void;
  close(): Promise<void>;
}

/** Starts a proxy of a site that appends `addition` to each file whose path matches. */
export async function startLyingProxy(site: string, paths: RegExp, addition: string): Promise<LyingProxy> {
  let isLying = true;
  let changed = 0;
  const server = createServer((requested, response) => {
    const headers = { ...requested.headers, 'accept-encoding': 'identity' };
    const onward = request(new URL(requested.url ?? '/', site), { method: requested.method, headers }, (given) => {
      const isChanged = isLying && paths.test(new URL(requested.url ?? '/', site).pathname);
      const { 'content-length': _, etag: __, ...rest } = given.headers;
      response.writeHead(given.statusCode ?? 502, isChanged ? rest : given.headers);
      given.pipe(response, { end: !isChanged });
      if (!isChanged) return;
      changed += 1;
      given.on('end', () => response.end(addition));
    });
    onward.on('error', () => response.destroy());
    requested.pipe(onward);
  });
  await listening(server);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    get changed() {
      return changed;
    },
    mend() {
      isLying = false;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, 'localhost', resolve));
}
