import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { officeApi } from '@iwan/shared/domain/office/office-calls';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { reviewLinkLife } from './agents/review-channel';
import { agentRoutes } from './agents/route';
import { blogRoutes } from './blogs/route';
import { openHandovers } from './catalogue/handovers';
import { listedRoutes } from './catalogue/listed-records';
import { changesRoute } from './changes/change-log';
import { type CommandRouteParts, commandRoute } from './commands/running/command-route';
import type { DatabaseAndClock, OpenDatabase } from './database/database';
import { allResources, readersOf } from './database/tables/watched-tables';
import { discussionRoutes } from './discussion/route';
import type { Environment } from './environment';
import { download } from './feeds/download';
import { feedRoutes } from './feeds/route';
import { startFeed } from './feeds/start-feed';
import { healthRoutes } from './health/route';
import { type ConnectionTimes, closeConnectionsWhenClosing, connectionLimits } from './http/connection-limits';
import { endingLinks } from './http/ending-links';
import { addRequestIdHeader, type LogStream, logOptions, namedRequests } from './http/logging/log';
import { limitRates, limitReading, type RateLimits } from './http/rate-limits';
import { refuseCrossSite } from './http/refuse-cross-site';
import { respondWithError } from './http/respond-with-error';
import type { SharedWindows } from './http/shared-windows';
import { zodValidator } from './http/zod-routes';
import { DeclaredForms } from './leads/forms/declared-forms';
import { leadRoutes } from './leads/route';
import { mediaRoutes, uploadedMediaRoutes } from './media/route';
import { type Metrics, measureRequests } from './metrics/metrics';
import { type OfficeParts, registerOffice } from './office/office-app';
import { respondWithOfficeError } from './office/office-error';
import { openRecords } from './open-records';
import { describeApi } from './openapi/describe-api';
import { previewRoutes } from './previews/route';
import { projectRoutes } from './projects/route';
import type { ProjectReader } from './projects/store';
import { redirectRoutes } from './redirects/store';
import { saleRoutes } from './sales/route';
import { savedListRoutes } from './saved-lists/route';
import type { WatchedProjects } from './search-alerts/changes';
import type { Links } from './search-alerts/links';
import type { PushSettings } from './search-alerts/push/push-channel';
import { searchAlertRoutes } from './search-alerts/route';
import { shortlistRoutes } from './shortlists/route';
import { createHashing } from './sign-in/hashing';
import { sitePurpose } from './sign-in/recent-events';
import { signInRoutes } from './sign-in/route';
import { sessionCookie, siteCookie } from './sign-in/session-cookie';
import { openVisitor } from './sign-in/visitor';

export type AppSettings = Pick<
  Environment,
  | 'logLevel'
  | 'isProduction'
  | 'siteUrl'
  | 'trustProxy'
  | 'office'
  | 'requiresPermits'
  | 'dataFolder'
  | 'databaseUrl'
  | 'releasesDir'
  | 'releaseKeys'
  | 'feed'
>;

/** The projects as mails read them. */
export type MailedProjects = WatchedProjects & Pick<ProjectReader, 'find'>;

type OfOffice = Pick<OfficeParts, 'leads' | 'personStores' | 'uploaded' | 'mailer' | 'pepper' | 'leadQueued'>;

interface Parts extends DatabaseAndClock, OfOffice {
  readonly watch: OpenDatabase['watch'];
  readonly mediaFolder: string;
  readonly metrics: Metrics;
  readonly links: Links;
  readonly push: PushSettings;
  /** Called when a mail of search alerts is in the outbox. */
  readonly alertAsked: () => void;
  /** Called when a mail of the office is in the outbox. */
  readonly officeMailQueued: () => void;
  /** For commands of this machine, which reach the embedded database through the backend; `null` with PostgreSQL. */
  readonly commands: Omit<CommandRouteParts, 'changed'> | null;
  /** Called with the function that reads all projects, once there is one. */
  readonly provideProjects: (projects: MailedProjects) => void;
  readonly settings: AppSettings;
  readonly limits: RateLimits;
  /** The counts of all nodes; `null` for the embedded database, which has one. */
  readonly sharedWindows: SharedWindows | null;
  readonly times: ConnectionTimes;
  readonly logStream?: LogStream | undefined;
}

/** Of an address that no route sees. The office reads errors of its own shape. */
function responseUnrouted(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const response = request.url.startsWith(`${officeApi}/`) ? respondWithOfficeError : respondWithError;
  return response(error, request, reply);
}

/** The admin API of section 7 over an open database; the caller listens and closes. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { db, leads, personStores, mediaFolder, mailer, metrics, settings, limits, now } = parts;
  const app = Fastify({
    ...connectionLimits(parts.times),
    // A busy machine takes longer than the default of ten seconds to start, which is no error.
    pluginTimeout: 60_000,
    bodyLimit: 64 * 1024,
    logger: logOptions(settings.logLevel, parts.logStream),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    ...namedRequests(settings.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    frameworkErrors: responseUnrouted,
  });
  addRequestIdHeader(app);
  app.setValidatorCompiler(zodValidator);
  app.setErrorHandler(respondWithError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Page not found.' }));
  app.addHook('onRequest', refuseCrossSite(settings.siteUrl, officeApi));

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The images are embedded by pages of another origin, the site's.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false,
  });
  await app.register(cookie);
  const rates = await limitRates(app, limits, parts.sharedWindows);
  limitReading(app, settings.trustProxy, rates.reading);
  closeConnectionsWhenClosing(app, parts.times);
  measureRequests(app, metrics);
  await describeApi(app, { withPages: !settings.isProduction });

  const records = await openRecords(app, parts);
  const { stores, answers, redirects, previews, readersFor, readPublic, refresh, changed } = records;
  const { projects, blogs } = stores;
  await app.register(projectRoutes({ readersFor, answers }));
  await app.register(listedRoutes(readersFor, openHandovers(db)));
  await app.register(saleRoutes({ db, projectsFor: (request) => readersFor(request).projects }));
  await app.register(feedRoutes({ db, projects, answers, site: parts.links.site }));
  await app.register(redirectRoutes(redirects));
  await app.register(previewRoutes(previews, now));

  const hashing = createHashing(parts.pepper);
  const session = sessionCookie(siteCookie(settings.siteUrl));
  const visitor = openVisitor(db, session, now);
  await app.register(
    signInRoutes({
      ...{ db, mailer, purpose: sitePurpose(hashing), cookie: session, visitor, now },
      ...{ codeLimit: rates.codes, site: parts.links.site },
    }),
  );
  await app.register(blogRoutes({ db, blogsFor: (request) => readersFor(request).blogs, visitor }));
  await app.register(
    discussionRoutes({
      ...{ db, articles: blogs, visitor, now },
      ...{ commentLimit: rates.comments, reactionLimit: rates.reactions },
    }),
  );
  await app.register(savedListRoutes({ db, visitor, now, listLimit: rates.lists }));
  await app.register(
    shortlistRoutes({
      ...{ db, projects, hashing, pepper: parts.pepper, origin: settings.siteUrl, now },
      ...{ makeLimit: rates.comments, answerLimit: rates.reactions },
    }),
  );
  const declared = new DeclaredForms(settings);
  await app.register(
    leadRoutes({ db, leads, declared, attachments: personStores.attachments, metrics, contactLimit: rates.contact }),
  );
  await app.register(
    searchAlertRoutes({
      ...{ db, hashing, links: parts.links, push: parts.push, now },
      ...{ alertLimit: rates.alerts, asked: parts.alertAsked },
    }),
  );
  await app.register(
    agentRoutes({
      ...{ db, now, limit: rates.contact, links: endingLinks(parts.pepper, 'review', reviewLinkLife) },
      agentNamed: (request, name) => readersFor(request).agents.find(name),
    }),
  );
  if (settings.office !== null) {
    await registerOffice(app, {
      ...{ db, mailer, personStores, pepper: parts.pepper, settings: settings.office, now },
      mailQueued: parts.officeMailQueued,
      leads: parts.leads,
      declared,
      leadQueued: parts.leadQueued,
      contentChanged: (resource) => changed(readersOf(resource)),
      publishedProjects: projects.all,
      redirectsChanged: () => refresh(['redirects']),
      uploaded: parts.uploaded,
      previews,
      readPublic,
      codeLimit: rates.codes,
      site: parts.links.site,
    });
  }
  if (parts.commands !== null) {
    await app.register(commandRoute({ ...parts.commands, changed: () => changed(allResources) }));
  }
  if (settings.feed !== null) {
    const ofFeed = { feed: settings.feed, db, uploaded: parts.uploaded, download, now, log: app.log };
    app.addHook('onClose', startFeed({ ...ofFeed, changed: () => changed(allResources) }).stop);
  }
  // Each writer refreshes the caches; writes of other nodes are announced by the database.
  parts.provideProjects(projects);
  await app.register(mediaRoutes(mediaFolder));
  await app.register(uploadedMediaRoutes(parts.uploaded));
  await app.register(healthRoutes(db));
  await app.register(changesRoute(records.changes));
  return app;
}
