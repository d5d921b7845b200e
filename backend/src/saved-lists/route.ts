import { savedListLimits } from '@iwan/shared/domain/visitor/saved-lists';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database';
import { savedLists } from '../database/schema';
import { HttpError } from '../http/http-error';
import type { RateHook } from '../http/rate-limits';
import { readBody } from '../http/read-body';
import type { Visitor } from '../sign-in/visitor';
import { savedListsForm } from './forms';

interface Parts {
  readonly db: Database;
  readonly visitor: Visitor;
  readonly now: () => Date;
  readonly listLimit: RateHook;
}

/**
 * What a signed-in reader has saved: 401 without a session, 403 when the payload names another user, 409 when another device
 * has written since the version that was merged with.
 */
export function savedListRoutes({ db, visitor, now, listLimit }: Parts): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get('/api/saved-lists', async (request) => {
      const user = await visitor.require(request, null);
      const [row] = await db.select().from(savedLists).where(eq(savedLists.user_id, user.id));
      return { data: { user_id: user.id, version: row?.version ?? 0, lists: row?.lists ?? {} } };
    });

    app.put('/api/saved-lists', { onRequest: listLimit, bodyLimit: savedListLimits.bytes }, async (request) => {
      const { user_id, version, lists } = readBody(savedListsForm, request.body);
      const user = await visitor.require(request, user_id);
      const changed = { version: version + 1, lists, changed_at: now() };
      const written =
        version === 0
          ? await db
              .insert(savedLists)
              .values({ user_id: user.id, ...changed })
              .onConflictDoNothing()
              .returning({ version: savedLists.version })
          : await db
              .update(savedLists)
              .set(changed)
              .where(and(eq(savedLists.user_id, user.id), eq(savedLists.version, version)))
              .returning({ version: savedLists.version });
      if (written.length === 0) throw new HttpError(409, 'Another device has changed the lists.');
      return { data: { version: changed.version } };
    });
  };
}
