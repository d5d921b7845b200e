import { languages } from '@iwan/shared/domain/format/languages';
import { workerPath } from '@iwan/shared/paths/worker-path';
import type { FastifyInstance } from 'fastify';
import {
  cachedPagesMarker,
  offlinePagePath,
  offlinePlan,
  offlineScriptPath,
  offlineStylesPath,
} from '../../../src/offline/offline-plan';
import { notifications } from '../../../src/offline/worker/notifications';
import { offlineCaches } from '../../../src/offline/worker/offline-caches';
import { serviceWorker } from '../../../src/offline/worker/service-worker';
import { whenOnline } from '../../../src/offline/worker/when-online';
import type { ShellAssets } from '../../render/shell-assets';
import { plainPage } from '../../request/html/plain-page';
import { textsOf } from './texts';

/** The interval in milliseconds at which the offline page checks whether the site is reachable again. */
const pause = 5000;

const plan = JSON.stringify(offlinePlan());
const worker = `(${serviceWorker})(${plan},(${offlineCaches})(${plan}));(${notifications})()`;
const script = `(${whenOnline})("/readyz",${pause})`;

/** One page for all addresses of a language: the worker caches it during installation. It caches fonts with the pages that are read. */
const pageOf = (locale: string) => {
  const { title, words, cached } = textsOf(locale);
  const more = `<h2>${cached}</h2><ul>${cachedPagesMarker}</ul><script src="${offlineScriptPath}" async></script>`;
  return plainPage({ locale, title, words, more, fonts: offlineStylesPath });
};

interface Options {
  readonly shellAssets: (code: string) => Pick<ShellAssets, 'fonts'>;
}

/** Offline support: the service worker, and the page that it shows where an address is not cached. */
export async function offlineRoute(app: FastifyInstance, { shellAssets }: Options): Promise<void> {
  const isNew = 'no-cache';
  app.get(workerPath, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', isNew).send(worker),
  );
  app.get(offlineScriptPath, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', isNew).send(script),
  );
  app.get(offlineStylesPath, (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isNew)
      .send(languages.map(({ code }) => shellAssets(code).fonts ?? '').join('')),
  );
  for (const { locale } of languages) {
    const page = pageOf(locale);
    app.get(offlinePagePath(locale), (_, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', isNew).send(page),
    );
  }
}
