import type { FastifyInstance } from 'fastify';
import {
  cachedPagesMarker,
  offlinePagePath,
  offlinePlan,
  offlineScriptPath,
  workerPath,
} from '../../src/offline/offline-plan';
import { serviceWorker } from '../../src/offline/worker/service-worker';
import { whenOnline } from '../../src/offline/worker/when-online';
import { plainPage } from '../html/plain-page';

/** Milliseconds between two questions whether the site is there again. */
const pause = 5000;

const worker = `(${serviceWorker})(${JSON.stringify(offlinePlan)})`;
const script = `(${whenOnline})("/readyz",${pause})`;

const page = plainPage({
  title: 'You are offline',
  words: 'This page is not kept on your device. It opens by itself as soon as the site can be reached again.',
  more: `<h2>Kept on this device</h2><ul>${cachedPagesMarker}</ul><script src="${offlineScriptPath}" async></script>`,
});

/** What keeps the site readable without a line: the service worker, and the page that it shows where it has none. */
export async function offlineRoute(app: FastifyInstance): Promise<void> {
  const isNew = 'no-cache';
  app.get(workerPath, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', isNew).send(worker),
  );
  app.get(offlineScriptPath, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', isNew).send(script),
  );
  app.get(offlinePagePath, (_, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', isNew).send(page),
  );
}
