import type { RedirectRecord } from '@iwan/shared/domain/office/wire';
import { and, count, eq, ilike, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database';
import { advisoryLock, type Transaction } from '../../database/exclusively';
import { redirects } from '../../database/schema';
import { notFound } from '../../http/http-error';
import { idParameter } from '../../http/id-parameter';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { redirectProblem } from '../../redirects/redirect-problem';
import { historyOf, noteChanges } from '../audit';
import { callerOf } from '../caller';
import { changeForm, readFields, requireId, versionQuery } from '../change-body';
import { listAddress, readListing, wordPatterns } from '../list';
import { conflict, invalid } from '../office-error';
import type { PersonRow } from '../session/sessions';

interface Parts {
  readonly db: Database;
  /** A redirect was written: whoever holds them in memory reads them anew. */
  readonly changed: () => void;
  readonly now: () => Date;
}

/** More than anybody looks through; what is renamed leads on by itself. */
const mostRedirects = 2000;

const address = z.string('must be an address of the site').trim().min(1, 'is missing').max(300, 'is longer than 300');
export const redirectForm = z.strictObject({ from: address, to: address });
const redirectFilter = z.strictObject({ q: z.string().max(200).optional() });
const sorts = { from: redirects.from, to: redirects.to, createdAt: redirects.created_at };
const usual = { id: redirects.id, usual: { sort: 'from', order: 'asc' } } as const;

type Row = typeof redirects.$inferSelect;

const redirectRecord = ({ id, from, to, created_at, revision }: Row): RedirectRecord => ({
  ...{ id, from, to, createdAt: created_at.toISOString(), version: revision },
});

async function find(db: Database, id: number): Promise<RedirectRecord> {
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id));
  if (row === undefined) throw notFound('Redirect');
  return redirectRecord(row);
}

async function seen(tx: Transaction, id: number, version: number | undefined): Promise<RedirectRecord> {
  const record = await find(tx, id);
  if (version !== undefined && version !== record.version) throw conflict(record);
  return record;
}

/** Throws an `HttpError` 400 for a loop, a chain, or what is no address of a page. */
async function assertSound(tx: Transaction, fields: z.output<typeof redirectForm>, id: number): Promise<void> {
  const others = await tx.select().from(redirects).where(ne(redirects.id, id));
  const problem = redirectProblem(fields, others);
  if (problem !== null) throw invalid([problem]);
  if (others.length >= mostRedirects) {
    throw invalid([
      { field: 'from', message: `There are ${mostRedirects} redirects already: delete what nobody needs` },
    ]);
  }
}

/** Two at once could make a chain that neither has seen. */
const oneByOne = <Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, 'redirects');
    return work(tx);
  });

const fieldsOf = ({ from, to }: RedirectRecord) => ({ from, to });

function write(db: Database, fields: z.output<typeof redirectForm>, by: PersonRow, now: Date): Promise<RedirectRecord> {
  return oneByOne(db, async (tx) => {
    await assertSound(tx, fields, 0);
    const [row] = await tx
      .insert(redirects)
      .values({ ...fields, created_at: now })
      .returning();
    if (row === undefined) throw new Error('The database has not kept the redirect');
    const change = { resource: 'redirects', recordId: row.id, action: 'create' };
    await noteChanges(tx, by, [{ ...change, before: null, after: fields }], now);
    return redirectRecord(row);
  });
}

/** The redirects of one's own: listed, added, changed and deleted. */
export function redirectRoutes({ db, changed, now }: Parts): ZodRoutes {
  return async (app) => {
    const ofOne = { schema: { params: idParameter } };

    app.get('/redirects', { schema: { querystring: listAddress } }, async (request) => {
      const { filter, order, from, size } = readListing(request.query, redirectFilter, sorts, usual);
      const words = wordPatterns(filter.q ?? '');
      const where = and(...words.map((word) => or(ilike(redirects.from, word), ilike(redirects.to, word))));
      const rows = await db.select().from(redirects).where(where).orderBy(order).offset(from).limit(size);
      const [all] = await db.select({ total: count() }).from(redirects).where(where);
      return { data: rows.map(redirectRecord), total: all?.total ?? 0 };
    });

    app.get('/redirects/:id', ofOne, async (request) => find(db, requireId(request.params.id)));

    app.get('/redirects/:id/history', ofOne, async (request) =>
      historyOf(db, 'redirects', requireId(request.params.id)),
    );

    app.post('/redirects', async (request, reply) => {
      const added = await write(db, readBody(redirectForm, request.body), callerOf(request).person, now());
      changed();
      return reply.code(201).send(added);
    });

    app.patch('/redirects/:id', ofOne, async (request) => {
      const id = requireId(request.params.id);
      const { version, changes } = readBody(changeForm, request.body);
      const fields = readFields(redirectForm.partial(), changes);
      await oneByOne(db, async (tx) => {
        const before = fieldsOf(await seen(tx, id, version));
        const after = { from: fields.from ?? before.from, to: fields.to ?? before.to };
        await assertSound(tx, after, id);
        await tx
          .update(redirects)
          .set({ ...after, revision: sql`${redirects.revision} + 1` })
          .where(eq(redirects.id, id));
        const change = { resource: 'redirects', recordId: id, action: 'update', before, after };
        await noteChanges(tx, callerOf(request).person, [change], now());
      });
      changed();
      return find(db, id);
    });

    const removal = { schema: { params: idParameter, querystring: versionQuery } };
    app.delete('/redirects/:id', removal, async (request, reply) => {
      const id = requireId(request.params.id);
      await oneByOne(db, async (tx) => {
        const before = fieldsOf(await seen(tx, id, request.query.version));
        await tx.delete(redirects).where(eq(redirects.id, id));
        const change = { resource: 'redirects', recordId: id, action: 'remove', before, after: null };
        await noteChanges(tx, callerOf(request).person, [change], now());
      });
      changed();
      return reply.code(204).send();
    });
  };
}
