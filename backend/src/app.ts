import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { agentRoutes } from './agents/route';
import { openAgentStore } from './agents/store';
import { blogRoutes } from './blogs/route';
import { openBlogStore } from './blogs/store';
import { refreshChanged } from './catalogue/refresh-changed';
import type { Database, OpenDatabase } from './database/database';
import { developerRoutes } from './developers/route';
import { openDeveloperStore } from './developers/store';
import type { Environment } from './environment';
import { healthRoutes } from './health/route';
import { answerError } from './http/answer-error';
import { describeError } from './http/describe-error';
import { refuseCrossSite } from './http/refuse-cross-site';
import type { AttachmentStore } from './leads/attachments';
import { leadRoutes } from './leads/route';
import type { LeadStore } from './leads/store';
import { mediaRoutes } from './media/route';
import { projectRoutes } from './projects/route';
import { openProjectStore } from './projects/store';
import { teamRoutes } from './team/route';
import { openTeamStore } from './team/store';

interface Parts {
  readonly db: Database;
  readonly watch: OpenDatabase['watch'];
  readonly leads: LeadStore;
  readonly attachments: AttachmentStore;
  readonly mediaFolder: string;
  readonly logLevel: Environment['logLevel'];
}

/** The log says what was asked and how it ended, never by whom: no address, no query, no headers. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  err: describeError,
};

/** The admin API of section 7 over an open database; the caller listens and closes. */
export async function buildApp({
  db,
  watch,
  leads,
  attachments,
  mediaFolder,
  logLevel,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: 64 * 1024,
    logger: { level: logLevel, serializers, base: null },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is nothing at this address' }));
  app.addHook('onRequest', refuseCrossSite);

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The pictures are for pages of another origin: the site's.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false,
  });

  const [projects, developers, agents, team, blogs] = [
    await openProjectStore(db),
    await openDeveloperStore(db),
    await openAgentStore(db),
    await openTeamStore(db),
    await openBlogStore(db),
  ];
  app.addHook('onClose', await watch(refreshChanged({ projects, developers, agents, team, blogs }, app.log)));
  await app.register(projectRoutes({ projects, developers, agents }));
  await app.register(developerRoutes(developers));
  await app.register(agentRoutes(agents));
  await app.register(teamRoutes(team));
  await app.register(blogRoutes(blogs));
  await app.register(leadRoutes(leads, attachments));
  await app.register(mediaRoutes(mediaFolder));
  await app.register(healthRoutes(db));
  return app;
}
