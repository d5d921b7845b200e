import { savedListLimits } from '@iwan/shared/domain/visitor/saved-lists';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { DatabaseAndClock } from '../database/database';
import { savedLists } from '../database/schema';
import { HttpError } from '../http/http-error';
import type { RateHook } from '../http/rate-limits';
import { readBody } from '../http/read-body';
import { neverStored } from '../http/zod-routes';
import type { Visitor } from '../sign-in/visitor';

interface Parts extends DatabaseAndClock {
  readonly visitor: Visitor;
  readonly listLimit: RateHook;
}

/**
 * What a signed-in reader has saved: 401 without a session, 403 when the payload names another user, 409 when another device
 * has written since the version that was merged with.
 */
export function savedListRoutes({ db, visitor, now, listLimit }: Parts): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onSend', neverStored);

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

const { lists, entries, name, id } = savedListLimits;

const entry = z.looseObject({
  id: z.string().min(1).max(id),
  at: z.int().min(0),
  removed: z.literal(true).optional(),
});

export const savedListsSchema = z
  .record(z.string().max(name), z.array(entry).max(entries))
  .refine((value) => Object.keys(value).length <= lists, `A reader has at most ${lists} lists.`);

/** `version`: the one that the lists were merged with, 0 for none. */
export const savedListsForm = z.object({
  user_id: z.unknown().optional(),
  version: z.int().min(0).max(2_147_483_646),
  lists: savedListsSchema,
});
