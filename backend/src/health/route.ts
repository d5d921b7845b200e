import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database';
import { HttpError } from '../http/http-error';
import { describeError } from '../http/logging/describe-error';

/** `/healthz`: the process is up. `/readyz`: the database answers too, otherwise 503. */
export function healthRoutes(db: Database): FastifyPluginAsync {
  return async (app) => {
    // Asked every few seconds: only failures are in the log.
    const often = { logLevel: 'warn' } as const;
    app.get('/healthz', often, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'up' };
    });

    app.get('/readyz', often, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await db.execute(sql`select 1`);
      } catch (error) {
        request.log.error({ reason: describeError(error).message }, 'the database does not answer');
        throw new HttpError(503, 'The database does not answer', undefined, 5);
      }
      return { status: 'ready' };
    });
  };
}
