import { and, count, eq, ilike, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../database/database';
import { officePeople } from '../../database/schema';
import { HttpError } from '../../http/http-error';
import { idParameter } from '../../http/id-parameter';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { historyOf, noteChanges } from '../audit';
import { callerOf } from '../caller';
import { changeForm, readFields, requireId, versionQuery } from '../change-body';
import { listAddress, readListing, wordPatterns } from '../list';
import { invalid } from '../office-error';
import { endSessions } from '../session/sessions';
import { personChanges, personFilter, personForm } from './forms';
import { findPerson, lockPeople, lockPerson } from './lock-person';
import { assertAdministratorStays, assertAgentIsFree, personFields, personRecord, selectPeople } from './store';

interface Parts {
  readonly db: Database;
  readonly now: () => Date;
}

const { name, email, role, last_seen_at, invited_at } = officePeople;
const sorts = { name, email, role, lastSeenAt: last_seen_at, invitedAt: invited_at };
const usual = { id: officePeople.id, usual: { sort: 'name', order: 'asc' } } as const;

function matching({ role: asked, q }: z.output<typeof personFilter>) {
  const words = q === undefined ? [] : wordPatterns(q);
  return and(asked && eq(role, asked), ...words.map((pattern) => or(ilike(name, pattern), ilike(email, pattern))));
}

/** The people of the office: invited, given a role, removed; for administrators alone, as the table of rights says. */
export function peopleRoutes({ db, now }: Parts): ZodRoutes {
  return async (app) => {
    app.get('/people', { schema: { querystring: listAddress } }, async (request) => {
      const { filter, order, from, size } = readListing(request.query, personFilter, sorts, usual);
      const where = matching(filter);
      const rows = await selectPeople(db).where(where).orderBy(order).offset(from).limit(size);
      const [all] = await db.select({ total: count() }).from(officePeople).where(where);
      return { data: rows.map(personRecord), total: all?.total ?? 0 };
    });

    app.get('/people/:id', { schema: { params: idParameter } }, async (request) =>
      personRecord(await findPerson(db, requireId(request.params.id))),
    );

    app.get('/people/:id/history', { schema: { params: idParameter } }, async (request) =>
      historyOf(db, 'people', requireId(request.params.id)),
    );

    app.post('/people', async (request, reply) => {
      const { agentId, ...invited } = readBody(personForm, request.body);
      const id = await db.transaction(async (tx) => {
        await lockPeople(tx);
        await assertAgentIsFree(tx, agentId, 0);
        const [added] = await tx
          .insert(officePeople)
          .values({ ...invited, agent_id: agentId, invited_at: now() })
          .onConflictDoNothing()
          .returning();
        if (added === undefined) throw invalid([{ field: 'email', message: 'This address is in the office already' }]);
        const change = { resource: 'people', recordId: added.id, action: 'create' };
        await noteChanges(
          tx,
          callerOf(request).person,
          [{ ...change, before: null, after: personFields(added) }],
          now(),
        );
        return added.id;
      });
      return reply.code(201).send(personRecord(await findPerson(db, id)));
    });

    app.patch('/people/:id', { schema: { params: idParameter } }, async (request) => {
      const id = requireId(request.params.id);
      const { version, changes } = readBody(changeForm, request.body);
      const { agentId, ...fields } = readFields(personChanges, changes);
      await db.transaction(async (tx) => {
        const before = await lockPerson(tx, id, version);
        if (before.role === 'administrator' && (fields.role ?? before.role) !== 'administrator') {
          await assertAdministratorStays(tx, id);
        }
        if (agentId !== undefined) await assertAgentIsFree(tx, agentId, id);
        const [after] = await tx
          .update(officePeople)
          .set({
            ...fields,
            ...(agentId !== undefined && { agent_id: agentId }),
            version: sql`${officePeople.version} + 1`,
          })
          .where(eq(officePeople.id, id))
          .returning();
        if (after === undefined) return;
        const change = { resource: 'people', recordId: id, action: 'update' };
        const states = { before: personFields(before), after: personFields(after) };
        await noteChanges(tx, callerOf(request).person, [{ ...change, ...states }], now());
      });
      return personRecord(await findPerson(db, id));
    });

    const removal = { schema: { params: idParameter, querystring: versionQuery } };
    app.delete('/people/:id', removal, async (request, reply) => {
      const id = requireId(request.params.id);
      const { person: caller } = callerOf(request);
      if (caller.id === id) throw new HttpError(400, 'Nobody removes themselves. Another administrator can.');
      await db.transaction(async (tx) => {
        const before = await lockPerson(tx, id, request.query.version);
        if (before.role === 'administrator') await assertAdministratorStays(tx, id);
        await tx.delete(officePeople).where(eq(officePeople.id, id));
        const change = { resource: 'people', recordId: id, action: 'remove' };
        await noteChanges(tx, caller, [{ ...change, before: personFields(before), after: null }], now());
      });
      return reply.code(204).send();
    });

    app.delete('/people/:id/sessions', { schema: { params: idParameter } }, async (request, reply) => {
      const { person } = await findPerson(db, requireId(request.params.id));
      await db.transaction(async (tx) => {
        await endSessions(tx, person.id);
        const change = { resource: 'people', recordId: person.id, action: 'end sessions', before: null, after: null };
        await noteChanges(tx, callerOf(request).person, [change], now());
      });
      return reply.code(204).send();
    });
  };
}
