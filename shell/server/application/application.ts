import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { Http } from '@iwan/shared/contracts/http';
import { provideAddresses } from '@iwan/shared/paths/addresses';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBuilder } from '../../src/composition/address-builder';
import type { PageView } from '../../src/telemetry/page-view';
import { type Caches, joinedCaches } from '../data/counted-cache';
import { httpOverResponses } from '../data/responses/http-over-responses';
import { allowEmbedding } from '../files/embedding/route';
import { countRequests } from '../operation/telemetry/count-requests';
import type { MadePage } from '../release/canaries/canary-judge';
import { passToShellCanary } from '../release/shell-canary/route';
import { plainPolicy, strictTransportSecurity } from '../request/policy/page-policy';
import { NetworkRate } from '../request/visitors/network-rate';
import { VisitorWork } from '../request/visitors/visitor-work';
import { VitalHistory } from '../status/vital-history';
import { fileRoutes } from './file-routes';
import { httpServer } from './http-server';
import { liveSite } from './live-site';
import { operatorRoutes } from './operator-routes';
import { pageRoutes } from './page-routes';
import type { Parts } from './parts';

/**
 * The timeout of the backend in milliseconds, shorter than that of a loader (render/server-host.ts), so that a page can show
 * the rest.
 */
const readingTimeout = 2000;

/** Of one network one page view a minute decides about a canary, so that nobody alone can have it withdrawn within minutes. */
const judgedViews = { burst: 1, perMinute: 1 };

/** The document server: pages, the remotes' files, pictures, and the backend on the same origin. */
export async function createApplication(parts: Parts): Promise<FastifyInstance> {
  const { environment, answers, direct, metrics, version, developmentScript } = parts;
  const app = httpServer(environment);
  countRequests(app, metrics);
  const live = liveSite(app, parts);
  const { site, judge, shellCanary } = live;
  const history = new VitalHistory();
  const judged = new NetworkRate(judgedViews);
  const onView = (view: PageView, address: string) => {
    metrics.addPageView(view);
    history.add(view);
    if (judged.waitFor(address) === 0) judge.pageView(view);
  };
  const onMade = (page: MadePage) => judge.pageMade(page);
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https' || environment.siteUrl.startsWith('https:');
  if (parts.mayHaveShellCanary) {
    passToShellCanary(app, { running: shellCanary, stable: version, isSecure, onMade });
  }
  const httpOver = (unkept: Http) =>
    httpOverResponses({ answers, calls: () => site.calls, direct: unkept, timeout: readingTimeout });
  provideAddresses(addressBuilder(() => site.latest));
  // The processes of the remotes start concurrently with the rest.
  void site.current();
  await app.register(helmet, {
    contentSecurityPolicy: developmentScript ? false : plainPolicy,
    crossOriginEmbedderPolicy: false,
    // Headers for Internet Explorer and Flash, which no supported browser needs: 93 bytes of every document.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Our own forms need the full referrer; other sites only get the origin.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: strictTransportSecurity(environment.siteUrl),
  });
  allowEmbedding(app, environment.embedOrigins);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  const work = new VisitorWork();
  const caches: Caches = new Map();
  caches.set(
    'loaders',
    joinedCaches(() => [...site.releases.values()].flatMap((release) => release?.loaded ?? [])),
  );
  await operatorRoutes(app, { parts, live, history, caches });
  await fileRoutes(app, { parts, live, http: httpOver(direct), work, caches });
  await pageRoutes(app, { parts, live, onView, httpOver, work, isSecure, onMade, caches });
  return app;
}
