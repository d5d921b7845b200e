import { and, ilike, or } from 'drizzle-orm';
import type { DatabaseAndClock } from '../../database/database';
import { redirects } from '../../database/schema';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { recordRoutes } from '../audit';
import { callerOf } from '../caller';
import { changeForm, ofOne, readFields, removal, requireId } from '../change-body';
import { listRoute, wordPatterns } from '../list';
import {
  addRedirect,
  changeRedirect,
  findRedirect,
  redirectFilter,
  redirectForm,
  redirectRecord,
  removeRedirect,
} from './write';

interface Parts extends DatabaseAndClock {
  /** A redirect was written: whoever holds them in memory reads them anew. */
  readonly changed: () => void;
}

const sorts = { from: redirects.from, to: redirects.to, createdAt: redirects.created_at };
/** The redirects of one's own: listed, added, changed and deleted. */
export function redirectRoutes({ db, changed, now }: Parts): ZodRoutes {
  return async (app) => {
    listRoute(app, '/redirects', {
      ...{ db, table: redirects, filter: redirectFilter, sorts, usual: { sort: 'from', order: 'asc' } },
      where: ({ q }) =>
        and(...wordPatterns(q).map((word) => or(ilike(redirects.from, word), ilike(redirects.to, word)))),
      read: async (isOnPage) => (await db.select().from(redirects).where(isOnPage)).map(redirectRecord),
    });
    recordRoutes(app, db, 'redirects', (id) => findRedirect(db, id));

    app.post('/redirects', async (request, reply) => {
      const added = await addRedirect(db, readBody(redirectForm, request.body), callerOf(request).person, now());
      changed();
      return reply.code(201).send(added);
    });

    app.patch('/redirects/:id', ofOne, async (request) => {
      const id = requireId(request.params.id);
      const { version, changes } = readBody(changeForm, request.body);
      const fields = readFields(redirectForm.partial(), changes);
      await changeRedirect(db, { id, version, fields }, callerOf(request).person, now());
      changed();
      return findRedirect(db, id);
    });

    app.delete('/redirects/:id', removal, async (request, reply) => {
      const seen = { id: requireId(request.params.id), version: request.query.version };
      await removeRedirect(db, seen, callerOf(request).person, now());
      changed();
      return reply.code(204).send();
    });
  };
}
