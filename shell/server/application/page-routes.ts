import { join } from 'node:path';
import type { Http } from '@iwan/shared/contracts/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownCalls } from '../../src/calls';
import type { PageView } from '../../src/telemetry/page-view';
import type { Caches } from '../data/counted-cache';
import { OwnContent } from '../data/own-content/own-content';
import { askRedirect } from '../data/redirects/ask-redirect';
import { ServiceCache } from '../data/services/service-cache';
import { FormDrafts } from '../forms/form-drafts';
import { formsRoute } from '../forms/route';
import { beaconRoute } from '../operation/telemetry/beacon-route';
import { HandedOutReleases } from '../operation/telemetry/handed-out-releases';
import type { MadePage } from '../release/canaries/canary-judge';
import { previewRoute } from '../release/canaries/preview/preview-route';
import { compositionRoute } from '../render/composition-route';
import { DocumentCache } from '../render/document-cache';
import { IslandCache } from '../render/islands/island-cache';
import { documentRoute } from '../render/route';
import { ActionLimit } from '../request/visitors/action-limit';
import type { VisitorWork } from '../request/visitors/visitor-work';
import type { LiveSite } from './live-site';
import type { Parts } from './parts';
import { sharing } from './sharing';

interface Options {
  readonly parts: Parts;
  readonly live: LiveSite;
  /** Called with each page view that a browser has reported. */
  readonly onView: (view: PageView, address: string) => void;
  /** Makes a cached client of the backend from an uncached one. */
  readonly httpOver: (unkept: Http) => Http;
  readonly work: VisitorWork;
  /** Whether our cookies have the `Secure` attribute. */
  readonly isSecure: (request: FastifyRequest) => boolean;
  readonly onMade: (page: MadePage) => void;
  readonly caches: Caches;
}

/** The routes of documents, of posted forms, and of browsers' reports. */
export async function pageRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { parts, live, onView, httpOver, work, isSecure, onMade, caches } = options;
  const { environment, metrics, version, readiness, developmentScript } = parts;
  const { ownOrigin, beaconSample } = environment;
  const { sites, previews, shellCanary } = live;
  const formDrafts = new FormDrafts();
  const handedOut = new HandedOutReleases();
  await app.register(previewRoute, { previews, ownOrigin, isSecure });
  await app.register(formsRoute, {
    siteOf: (request) => sites.siteOf(request),
    httpFor: parts.httpFor,
    ownOrigin,
    drafts: formDrafts,
    limit: new ActionLimit(),
  });
  const isOwnShell = (shell: string) => shell === version || shell === shellCanary()?.version;
  await app.register(beaconRoute, { onView, handedOut, isOwnShell, ownOrigin });
  // In development the content of a document changes without a release.
  const maxAge = developmentScript ? 0 : environment.responsesMaxAge;
  const services = new ServiceCache({
    addresses: { rates: environment.ratesUrl },
    folder: join(environment.dataDir, 'services'),
    report: (error) => app.log.warn({ err: error }, 'A service does not answer; its last good answers are used'),
  });
  const documents = new DocumentCache({ maxAge });
  const islands = new IslandCache({ maxAge });
  caches.set('documents', documents).set('parts', islands);
  const { sharedCache, variantOfVisit } = await sharing(app, {
    parts,
    live,
    handedOut,
    forget: (keys) => documents.forget(keys),
  });
  const ownContent = new OwnContent({
    answers: parts.answers,
    declared: ownCalls,
    onLate: (keys) => (sharedCache === null ? documents.forget(new Set(keys)) : sharedCache.purge(keys)),
  });
  app.addHook('onClose', async () => ownContent.close());
  await app.register(compositionRoute, { sites, isSecure });
  await app.register(documentRoute, {
    sites,
    isSecure,
    onMade,
    documents,
    sharedCache,
    variantOfVisit,
    islands,
    work,
    http: ownContent.over(httpOver(parts.direct)),
    previewHttp: parts.previewHttp,
    redirectOf: askRedirect(parts.direct),
    // For a dialog with private content.
    ownHttpFor: (request) => httpOver(parts.httpFor(request).http),
    siteUrl: environment.siteUrl,
    links: { agentSignIn: environment.agentSignInUrl, superAgent: environment.superAgentUrl },
    containers: environment.slotContainers,
    shellAssets: parts.shellAssets,
    handedOut,
    metrics,
    ...(beaconSample > 0 ? { beacon: { shell: version, sample: beaconSample } } : {}),
    services,
    formDrafts,
    ...(readiness ? { readiness } : {}),
    ...(developmentScript ? { developmentScript } : {}),
  });
}
