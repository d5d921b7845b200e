import { and, eq, ilike, or } from 'drizzle-orm';
import type { DatabaseAndClock } from '../../database/database';
import { officePeople } from '../../database/schema';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { recordRoutes } from '../audit';
import { callerOf } from '../caller';
import { changeForm, ofOne, readFields, removal, requireId } from '../change-body';
import { listRoute, wordPatterns } from '../list';
import {
  changePerson,
  endPersonSessions,
  invitePerson,
  personChanges,
  personFilter,
  personForm,
  removePerson,
} from './change';
import { findPerson, personRecord, selectPeople } from './store';

interface Parts extends DatabaseAndClock {
  /** The origin of the office. */
  readonly officeUrl: string;
  /** Called when a mail is in the outbox. */
  readonly mailQueued: () => void;
}

const { name, email, role, last_seen_at, invited_at } = officePeople;
const sorts = { name, email, role, lastSeenAt: last_seen_at, invitedAt: invited_at };

/** The people of the office: inviting, giving a role, removing; for administrators only (see the table of rights). */
export function peopleRoutes({ db, officeUrl, mailQueued, now }: Parts): ZodRoutes {
  const find = async (id: number) => personRecord(await findPerson(db, id));

  return async (app) => {
    listRoute(app, '/people', {
      ...{ db, table: officePeople, filter: personFilter, sorts, usual: { sort: 'name', order: 'asc' } },
      where: ({ role: requested, q }) =>
        and(
          requested && eq(role, requested),
          ...wordPatterns(q).map((pattern) => or(ilike(name, pattern), ilike(email, pattern))),
        ),
      read: async (isOnPage) => (await selectPeople(db).where(isOnPage)).map(personRecord),
    });
    recordRoutes(app, db, 'people', find);

    app.post('/people', async (request, reply) => {
      const id = await invitePerson(db, readBody(personForm, request.body), callerOf(request).person, {
        officeUrl,
        now: now(),
      });
      mailQueued();
      return reply.code(201).send(await find(id));
    });

    app.patch('/people/:id', ofOne, async (request) => {
      const id = requireId(request.params.id);
      const { version, changes } = readBody(changeForm, request.body);
      await changePerson(
        db,
        { id, version, changes: readFields(personChanges, changes) },
        callerOf(request).person,
        now(),
      );
      return find(id);
    });

    app.delete('/people/:id', removal, async (request, reply) => {
      const seen = { id: requireId(request.params.id), version: request.query.version };
      await removePerson(db, seen, callerOf(request).person, now());
      return reply.code(204).send();
    });

    app.delete('/people/:id/sessions', ofOne, async (request, reply) => {
      await endPersonSessions(db, requireId(request.params.id), callerOf(request).person, now());
      return reply.code(204).send();
    });
  };
}
