import { defaultLanguage } from '@iwan/shared/domain/format/languages';
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
import { textsOf } from './texts';

/** Milliseconds between two questions whether the site is there again. */
const pause = 5000;

const worker = `(${serviceWorker})(${JSON.stringify(offlinePlan)})`;
const script = `(${whenOnline})("/readyz",${pause})`;

// One page for all addresses: the worker keeps it before anybody has asked for one.
const { locale } = defaultLanguage;
const { title, words, kept } = textsOf(locale);
const page = plainPage({
  locale,
  title,
  words,
  more: `<h2>${kept}</h2><ul>${cachedPagesMarker}</ul><script src="${offlineScriptPath}" async></script>`,
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
