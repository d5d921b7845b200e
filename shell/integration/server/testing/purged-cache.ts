import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the cache does with purges. */
export type CacheMood = 'accepts' | 'refuses' | 'hangs';

export interface PurgedCache {
  /** For `PURGE_URL`. */
  readonly purgeUrl: string;
  /** The keys of each purge so far, in order. */
  readonly purges: (readonly string[])[];
  mood: CacheMood;
}

/** A cache in front of the site that only records its purges, for the tests of one file. */
export function providePurgedCache(): PurgedCache {
  const purges: (readonly string[])[] = [];
  const cache = { purgeUrl: '', purges, mood: 'accepts' as CacheMood };
  const server = createServer((request, response) => {
    purges.push(String(request.headers['xkey-purge']).split(' '));
    if (cache.mood === 'hangs') return;
    response.writeHead(cache.mood === 'accepts' ? 200 : 405).end();
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    cache.purgeUrl = `varnish+http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    cache.mood = 'accepts';
    purges.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return cache;
}
