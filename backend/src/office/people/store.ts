import type { PersonRecord } from '@iwan/shared/domain/office/wire';
import { and, eq, ne, sql } from 'drizzle-orm';
import { advisoryLock, type Database, type Transaction } from '../../database/database';
import { agents, officePasskeys, officePeople } from '../../database/schema';
import { HttpError, notFound, orNotFound } from '../../http/http-error';
import { conflict, invalid } from '../office-error';
import type { PersonRow } from '../session/sessions';

/** The person of an id as the office's API sends it; 404 for an unknown one. */
export async function findPerson(db: Database, id: number) {
  const [found] = await selectPeople(db).where(eq(officePeople.id, id));
  return orNotFound(found, 'Person');
}

/** Serialises changes of people, so that two administrators cannot remove each other at the same time. */
export async function lockPeople(tx: Transaction): Promise<void> {
  await advisoryLock(tx, 'office people');
}

/** Locks a person for an update. 404 for an unknown one, 409 where the version is not the expected one. */
export async function lockPerson(tx: Transaction, id: number, version: number | undefined): Promise<PersonRow> {
  await lockPeople(tx);
  const [person] = await tx.select().from(officePeople).where(eq(officePeople.id, id)).for('update');
  if (person === undefined) throw notFound('Person');
  if (version !== undefined && version !== person.version) throw conflict(personRecord(await findPerson(tx, id)));
  return person;
}

export interface PersonWithKeys {
  readonly person: PersonRow;
  readonly passkeys: number;
}

const passkeys = sql<number>`(select count(*)::int from ${officePasskeys} k where k.person_id = ${officePeople}.id)`;

/** The people with the number of their passkeys. */
export const selectPeople = (db: Database) =>
  db.select({ person: officePeople, passkeys }).from(officePeople).$dynamic();

export const personRecord = ({ person, passkeys: held }: PersonWithKeys): PersonRecord => ({
  id: person.id,
  email: person.email,
  name: person.name,
  role: person.role,
  agentId: person.agent_id,
  invitedAt: person.invited_at.toISOString(),
  lastSeenAt: person.last_seen_at?.toISOString() ?? null,
  passkeys: held,
  version: person.version,
});

/** A person in the audit log. */
export const personFields = ({ email, name, role, agent_id }: PersonRow) => ({ email, name, role, agentId: agent_id });

/** Throws an `HttpError` 400 where the office would have no administrator left. */
export async function assertAdministratorStays(tx: Transaction, personId: number): Promise<void> {
  const others = and(eq(officePeople.role, 'administrator'), ne(officePeople.id, personId));
  if ((await tx.$count(officePeople, others)) === 0) {
    throw new HttpError(400, 'This is the only administrator. Add another one first.');
  }
}

/** Throws an `HttpError` 400 for an unknown agent, or one that another person is. */
export async function assertAgentIsFree(tx: Transaction, agentId: number | null, personId: number): Promise<void> {
  if (agentId === null) return;
  const known = await tx.$count(agents, eq(agents.id, agentId));
  if (known === 0) throw invalid([{ field: 'agentId', message: 'This agent does not exist' }]);
  const taken = await tx.$count(officePeople, and(eq(officePeople.agent_id, agentId), ne(officePeople.id, personId)));
  if (taken > 0) throw invalid([{ field: 'agentId', message: 'Someone else has this agent profile' }]);
}
