import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { Http } from '@iwan/shared/contracts/http';
import { TrustedStore } from '@iwan/shared/contracts/trusted-store';
import { requestIds } from '@iwan/shared/network/request-id';
import { provideAddresses } from '@iwan/shared/paths/addresses';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { addressBuilder } from '../src/composition/address-builder';
import { readingOf } from '../src/document/languages';
import type { AnswerCache } from './answers/answer-cache';
import { httpOverAnswers } from './answers/http-over-answers';
import type { MadePage } from './canaries/canary-judge';
import { countCanaries } from './canaries/canary-metrics';
import { canarySites } from './canaries/canary-sites';
import { previewRoute } from './canaries/preview-route';
import type { BackendReadiness } from './document/backend-readiness';
import { DocumentCache } from './document/document-cache';
import { unreadableAddressPage } from './document/error-pages';
import { IslandCache } from './document/island-cache';
import { documentRoute } from './document/route';
import { serverHost } from './document/server-host';
import type { ShellAssets } from './document/shell-assets';
import { textsOf } from './document/texts';
import type { Environment } from './environment';
import { FormDrafts } from './forms/form-drafts';
import { formsRoute } from './forms/route';
import { originalRoute } from './images/original';
import { imageRoute } from './images/route';
import { manifestRoute } from './manifest/route';
import { nameRequests } from './network/name-requests';
import type { VisitorHttp } from './network/visitor-http';
import { offlineRoute } from './offline/route';
import { apiRoute } from './proxy/api-route';
import { qrCodeRoute } from './qr/route';
import { ComposedSite } from './releases/composed-site';
import { ReleaseRegistry } from './releases/release-registry';
import { GrantReader } from './releases/stored-grants';
import { SpareProcess } from './remote-workers/spare-process';
import { remoteStarter } from './remotes';
import { contentSecurityPolicy, strictTransportSecurity } from './security';
import { ServiceCache } from './services/service-cache';
import { passToShellCanary } from './shell-canary/route';
import { ShellCanary } from './shell-canary/shell-canary';
import { sitemapRoute } from './sitemap/route';
import { SiteAddresses } from './sitemap/site-addresses';
import { SitemapCache } from './sitemap/sitemap-cache';
import { headOfPage } from './social/page-head';
import { socialRoute } from './social/route';
import { socialPictures } from './social/social-pictures';
import { staticFiles } from './static-files';
import { statusRoute } from './status/route';
import { VitalHistory } from './status/vital-history';
import type { StrayErrors } from './stray-errors';
import { beaconRoute } from './telemetry/beacon-route';
import { countRequests } from './telemetry/count-requests';
import { HandedOutReleases } from './telemetry/handed-out-releases';
import type { Metrics } from './telemetry/metrics';
import { metricsRoute } from './telemetry/metrics-route';
import { PageViews } from './telemetry/page-views';
import { StatusAccess } from './telemetry/status-access';
import { tileRoute } from './tiles/route';
import { violationsRoute } from './violations/route';
import { countViolations } from './violations/violation-metrics';
import { Violations } from './violations/violations';
import { ActionLimit } from './visitors/action-limit';
import { TooMuchWork, VisitorWork } from './visitors/visitor-work';
import { wellKnownFiles } from './well-known-files';

/** Less than a loader may take (document/server-host.ts), so that a page can show what it has got; in milliseconds. */
const readingTimeout = 2000;

interface Parts {
  readonly environment: Environment;
  /** For what is not kept, and for what reads whole catalogues, which would push out of the kept answers what pages need. */
  readonly direct: Http;
  readonly answers: AnswerCache;
  /** The way to the backend for what a visitor has posted. */
  readonly httpFor: (request: FastifyRequest) => VisitorHttp;
  readonly strayErrors: StrayErrors;
  readonly metrics: Metrics;
  /** The folder of the release of the shell that runs. */
  readonly ownFolder: string;
  /** The version of that release. */
  readonly version: string;
  /** Whether this server passes requests on to a canary of the shell: not in development, and not where it is one itself. */
  readonly mayHaveShellCanary: boolean;
  readonly shellAssets: () => ShellAssets;
  /** Set where our own backend starts beside the site. */
  readonly readiness?: BackendReadiness;
  /** Set in development: loosens what React Refresh needs loose, and runs first in every document. */
  readonly developmentScript?: string;
}

/** The document server: pages, the remotes' files, pictures, and the backend on the same origin. */
export async function createApplication(parts: Parts): Promise<FastifyInstance> {
  const { environment, answers, direct, metrics, ownFolder, version, shellAssets, readiness, developmentScript } =
    parts;
  const app = fastify({
    logger: { level: environment.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(environment.trustProxy),
    trustProxy: environment.trustProxy.length > 0 ? [...environment.trustProxy] : false,
    // A busy machine takes longer than the usual ten seconds to begin, which is no fault.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: true },
    frameworkErrors: (problem, request, reply: FastifyReply) => {
      request.log.info(problem.message);
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(unreadableAddressPage(readingOf(request.url).locale));
    },
  });
  nameRequests(app);
  // Before the routes: each takes the handler that stands when it is registered.
  app.setErrorHandler<FastifyError>((problem, request, reply) => {
    const status = problem.statusCode !== undefined && problem.statusCode >= 400 ? problem.statusCode : 500;
    // Who has gone away in the midst of an answer is nobody's failure.
    const isLeft = request.socket.destroyed;
    if (problem instanceof TooMuchWork) reply.header('retry-after', String(problem.retryAfter));
    if (status >= 500 && !isLeft) request.log.error({ err: problem }, 'A request failed');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? textsOf(readingOf(request.url).locale).wentWrong(request.id) : problem.message);
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(textsOf(readingOf(request.url).locale).noFile),
  );
  const formDrafts = new FormDrafts();
  const handedOut = new HandedOutReleases();
  const pageViews = new PageViews();
  pageViews.listen((view) => metrics.addPageView(view));
  const history = new VitalHistory();
  pageViews.listen((view) => history.add(view));
  countRequests(app, metrics);
  const work = new VisitorWork();
  const refuse = (problem: unknown) => app.log.error({ err: problem }, 'A release was refused');
  const isDevelopment = developmentScript !== undefined;
  const spare = new SpareProcess({
    program: join(import.meta.dirname, 'remote-program.mjs'),
    hasPackages: isDevelopment,
  });
  const startRemote = remoteStarter({
    log: app.log,
    strayErrors: parts.strayErrors,
    spare,
    metrics,
    onFault: (remote, version) => beside.judge.fault(remote, version),
  });
  const trust = new TrustedStore(environment.releaseKeys, environment.dataDir);
  const registry = new ReleaseRegistry(environment.releasesDir, startRemote, refuse, { isDevelopment, trust });
  const grants = new GrantReader(environment.releasesDir, refuse, trust);
  const site = new ComposedSite(registry, grants, {
    report: refuse,
    note: (sentence) => app.log.warn(sentence),
  });
  const beside = canarySites({
    store: environment.releasesDir,
    start: startRemote,
    trust,
    site,
    report: refuse,
    log: app.log,
    shell: { version, setAside: (canary) => shellCanary?.setAside(canary) },
  });
  app.addHook('onClose', async () => {
    registry.close();
    beside.close();
    shellCanary?.close();
    spare.close();
  });
  const { sites, previews, judge } = beside;
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https' || environment.siteUrl.startsWith('https:');
  pageViews.listen((view, sender) => judge.pageView(view, sender));
  const shellCanary = parts.mayHaveShellCanary
    ? new ShellCanary({
        store: environment.releasesDir,
        stable: version,
        canaries: beside.reader,
        report: refuse,
        onChange: (running) => judge.compareShell(running),
      })
    : null;
  const onMade = (page: MadePage) => judge.pageMade(page);
  if (shellCanary) passToShellCanary(app, { canary: shellCanary, stable: version, isSecure, onMade });
  const calls = () => site.calls;
  const httpOver = (unkept: Http) => httpOverAnswers({ answers, calls, direct: unkept, timeout: readingTimeout });
  const http = httpOver(direct);
  provideAddresses(addressBuilder(() => site.latest));
  // The processes of the remotes start beside what else there is to start.
  void site.current();
  await app.register(helmet, {
    contentSecurityPolicy: developmentScript ? false : contentSecurityPolicy,
    crossOriginEmbedderPolicy: false,
    // Our own forms must learn which page they were sent from; other sites learn no more than the origin.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: strictTransportSecurity(environment.siteUrl),
  });
  const violations = new Violations();
  countViolations(metrics.registry, violations);
  countCanaries(metrics.registry, judge);
  await app.register(violationsRoute, { violations, remotes: () => grants.current.remotes });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  app.get('/healthz', (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ status: 'up', strayErrors: parts.strayErrors.totals, violations: violations.totals }),
  );
  app.get('/readyz', (_, reply) => {
    const isReady = readiness?.isReady ?? true;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'starting' });
  });
  const access = new StatusAccess(environment.statusToken, { isOpen: isDevelopment });
  await app.register(metricsRoute, { metrics, access });
  await app.register(statusRoute, {
    access,
    ownOrigin: environment.ownOrigin,
    site: () => site.current(),
    releasesDir: environment.releasesDir,
    shell: version,
    metrics,
    history,
    canaries: () => judge.current,
  });
  await app.register(wellKnownFiles, { siteUrl: environment.siteUrl });
  await app.register(manifestRoute);
  await app.register(qrCodeRoute, { ownOrigin: environment.ownOrigin, work });
  await app.register(offlineRoute);
  await app.register(staticFiles, { ownFolder, releasesDir: environment.releasesDir, trust });
  await app.register(imageRoute, {
    assetsUrl: environment.assetsUrl,
    cacheFolder: join(environment.dataDir, 'images'),
  });
  const pageContext = { site, http, siteUrl: environment.siteUrl, log: app.log };
  await app.register(socialRoute, {
    headOf: (address) => headOfPage(pageContext, address),
    pictures: socialPictures({ assetsUrl: environment.assetsUrl, ownFolder }),
    work,
  });
  const addresses = new SiteAddresses((problem) => app.log.warn({ err: problem }, 'Pages are missing in the sitemap'));
  const sitemap = new SitemapCache({
    siteUrl: environment.siteUrl,
    async collect() {
      const current = await site.current();
      const headOf = (path: string) => headOfPage(pageContext, path);
      return addresses.collect({ ...current, host: serverHost(current, app.log), http: direct, headOf });
    },
  });
  await app.register(sitemapRoute, { sitemap });
  await app.register(originalRoute, { assetsUrl: environment.assetsUrl });
  await app.register(tileRoute, { tilesUrl: environment.tilesUrl, siteUrl: environment.siteUrl });
  await app.register(apiRoute, { apiUrl: environment.apiUrl, answers, calls, work });
  const services = new ServiceCache({
    addresses: { rates: environment.ratesUrl },
    folder: join(environment.dataDir, 'services'),
    report: (problem) => app.log.warn({ err: problem }, 'A service does not answer; its last good answers are used'),
  });
  const { ownOrigin } = environment;
  await app.register(previewRoute, { previews, ownOrigin, isSecure });
  await app.register(formsRoute, {
    siteOf: (request) => sites.siteOf(request),
    httpFor: parts.httpFor,
    ownOrigin,
    drafts: formDrafts,
    limit: new ActionLimit(),
  });
  const isOwnShell = (shell: string) => shell === version || shell === shellCanary?.running?.version;
  await app.register(beaconRoute, { pageViews, handedOut, isOwnShell, ownOrigin: environment.ownOrigin });
  // In development what a document is made of changes without a release.
  const maxAge = developmentScript ? 0 : environment.answersMaxAge;
  await app.register(documentRoute, {
    sites,
    isSecure,
    onMade,
    documents: new DocumentCache({ maxAge }),
    islands: new IslandCache({ maxAge }),
    work,
    http,
    // For a dialog that shows what is the visitor's own.
    dialogHttpFor: (request) => httpOver(parts.httpFor(request).http),
    siteUrl: environment.siteUrl,
    links: { agentSignIn: environment.agentSignInUrl, superAgent: environment.superAgentUrl },
    shellAssets,
    handedOut,
    metrics,
    ...(environment.beaconSample > 0 ? { beacon: { shell: version, sample: environment.beaconSample } } : {}),
    services,
    formDrafts,
    ...(readiness ? { readiness } : {}),
    ...(developmentScript ? { developmentScript } : {}),
  });
  return app;
}
