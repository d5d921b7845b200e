import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { advisoryLock, type Transaction } from '../../database/exclusively';
import { officePeople } from '../../database/schema';
import { notFound } from '../../http/http-error';
import { conflict } from '../office-error';
import type { PersonRow } from '../session/sessions';
import { personRecord, selectPeople } from './store';

/** The person of an id as the office's API sends it; 404 for an unknown one. */
export async function findPerson(db: Database, id: number) {
  const [found] = await selectPeople(db).where(eq(officePeople.id, id));
  if (found === undefined) throw notFound('Person');
  return found;
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
