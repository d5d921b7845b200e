import { and, ilike, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { redirects } from '../../database/schema';
import { readBody } from '../../http/read-body';
import { idParameter, type ZodRoutes } from '../../http/zod-routes';
import { historyOf } from '../audit';
import { callerOf } from '../caller';
import { changeForm, readFields, requireId, versionQuery } from '../change-body';
import { inPageOrder, listAddress, listBody, pageOf, readListing, wordPatterns } from '../list';
import {
  addRedirect,
  changeRedirect,
  findRedirect,
  redirectFilter,
  redirectForm,
  redirectRecord,
  removeRedirect,
} from './write';

interface Parts {
  readonly db: Database;
  /** A redirect was written: whoever holds them in memory reads them anew. */
  readonly changed: () => void;
  readonly now: () => Date;
}

const sorts = { from: redirects.from, to: redirects.to, createdAt: redirects.created_at };
const usual = { id: redirects.id, usual: { sort: 'from', order: 'asc' } } as const;
const ofOne = { schema: { params: idParameter } };

/** The redirects of one's own: listed, added, changed and deleted. */
export function redirectRoutes({ db, changed, now }: Parts): ZodRoutes {
  return async (app) => {
    app.get('/redirects', { schema: { querystring: listAddress } }, async (request) => {
      const { filter, ...listing } = readListing(request.query, redirectFilter, sorts, usual);
      const words = wordPatterns(filter.q ?? '');
      const where = and(...words.map((word) => or(ilike(redirects.from, word), ilike(redirects.to, word))));
      const { id } = redirects;
      const page = await pageOf(db, { table: redirects, id, where, listing });
      const rows = await db
        .select()
        .from(redirects)
        .where(inArray(id, [...page.ids]));
      return listBody(page, inPageOrder(page, rows, (row) => row.id).map(redirectRecord));
    });

    app.get('/redirects/:id', ofOne, async (request) => findRedirect(db, requireId(request.params.id)));

    app.get('/redirects/:id/history', ofOne, async (request) =>
      historyOf(db, 'redirects', requireId(request.params.id)),
    );

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

    const removal = { schema: { params: idParameter, querystring: versionQuery } };
    app.delete('/redirects/:id', removal, async (request, reply) => {
      const seen = { id: requireId(request.params.id), version: request.query.version };
      await removeRedirect(db, seen, callerOf(request).person, now());
      changed();
      return reply.code(204).send();
    });
  };
}
