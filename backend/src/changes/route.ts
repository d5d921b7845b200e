import { changesPath } from '@iwan/shared/domain/record/record-change';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { onlyDirectly } from '../http/only-directly';
import type { ChangeLog } from './change-log';

/** Numbers of several processes of the backend, `a1b2c3d4.17,e5f6a7b8.3`: the reader may reach any of them. */
const asked = z.object({ after: z.string().max(1_000).default('') });

/** `GET /changes`: what has changed, for the caches of the site. Refused for requests through a proxy. */
export function changesRoute(log: ChangeLog): FastifyPluginAsync {
  return async (app) => {
    // Each document server asks twice a second, which would be most of the log.
    app.get(changesPath, { onRequest: onlyDirectly, logLevel: 'warn' }, async (request, reply) => {
      const { after } = asked.parse(request.query);
      const own = after.split(',').find((each) => each.startsWith(`${log.node}.`));
      const number = Number(own?.slice(log.node.length + 1));
      reply.header('cache-control', 'no-store');
      return log.after(own !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : null);
    });
  };
}
