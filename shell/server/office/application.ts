import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { officePrefix } from '@iwan/shared/contracts/office';
import { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import type { FastifyInstance } from 'fastify';
import { readingOf } from '../../src/document/languages';
import { httpServer } from '../application/http-server';
import type { Environment } from '../environment';
import { favicon } from '../files/favicon';
import { originalRoute } from '../files/images/original';
import { imageRoute } from '../files/images/route';
import { staticFiles } from '../files/static-files';
import { emptyStyle, strictTransportSecurity } from '../request/policy/page-policy';
import { violationsPath, violationsRoute } from '../request/violations/route';
import { Violations } from '../request/violations/violations';
import { officeApiRoute } from './api-route';
import { type OfficeAssets, officeDocument } from './document';
import { LiveOffice } from './live-office';

/**
 * The Content-Security-Policy of the office: scripts and styles only as files of its own origin, pictures of the edited
 * records, and nothing from other origins. It cannot be framed. Emotion inserts rules into an empty style element. Trusted
 * Types use the policy of the office's program.
 */
const officeSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'manifest-src': ["'none'"],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'report-uri': [violationsPath],
    'require-trusted-types-for': ["'script'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", emptyStyle],
    'trusted-types': ['default'],
  },
};

interface Options {
  readonly environment: Environment;
  /** The folder of the running release of the shell. */
  readonly ownFolder: string;
  readonly assets: OfficeAssets;
  /** Run first in every document; development only. */
  readonly developmentScript?: string | undefined;
}

/**
 * The server of the office, on an origin of its own: its document, the files of its screens, pictures of the records, and the
 * backend's API. It shares no cookies and no scripts with the site.
 */
export async function createOffice({
  environment,
  ownFolder,
  assets,
  developmentScript,
}: Options): Promise<FastifyInstance> {
  const { releasesDir, dataDir, assetsUrl, apiUrl, siteUrl, officeUrl } = environment;
  const app = httpServer(environment);
  const trust = new TrustedStore(environment.releaseKeys, dataDir);
  const report = (error: unknown) => app.log.error({ err: error }, 'A part of the office was left out');
  const office = new LiveOffice({ store: releasesDir, trust, report });
  await app.register(helmet, {
    contentSecurityPolicy: developmentScript ? false : officeSecurityPolicy,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: strictTransportSecurity(officeUrl),
  });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  app.addHook('onSend', async (_, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'));
  const violations = new Violations();
  await app.register(violationsRoute, { violations, remotes: () => Object.keys(office.latest.releases) });
  app.get('/healthz', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up', violations: violations.totals }),
  );
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'));
  app.get('/favicon.svg', (_, reply) => reply.type('image/svg+xml').send(favicon));
  await app.register(staticFiles, { ownFolder, releasesDir, trust, audience: 'office' });
  await app.register(imageRoute, { assetsUrl, cacheFolder: join(dataDir, 'images') });
  await app.register(originalRoute, { assetsUrl });
  await app.register(officeApiRoute, { apiUrl });
  app.get('/', (_, reply) => reply.redirect(officePrefix, 302));
  for (const address of [officePrefix, `${officePrefix}/*`]) {
    app.get(address, async (request, reply) => {
      const { locale } = readingOf(request.url);
      const composition = await office.current();
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(officeDocument({ assets, composition, siteUrl, locale, developmentScript }));
    });
  }
  return app;
}
