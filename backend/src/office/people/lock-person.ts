import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { advisoryLock, type Transaction } from '../../database/exclusively';
import { officePeople } from '../../database/schema';
import { notFound } from '../../http/http-error';
import { conflict } from '../office-error';
import type { PersonRow } from '../session/sessions';
import { personRecord, selectPeople } from './store';

/** The person of an id with what the office shows of it; a 404 where there is none. */
export async function findPerson(db: Database, id: number) {
  const [found] = await selectPeople(db).where(eq(officePeople.id, id));
  if (found === undefined) throw notFound('Person');
  return found;
}

/** Lets one change of people at a time, so that two administrators cannot remove one another at once. */
export async function lockPeople(tx: Transaction): Promise<void> {
  await advisoryLock(tx, 'office people');
}

/** Locks a person for a change. A 404 where there is none, a conflict where it is not at the version that was read. */
export async function lockPerson(tx: Transaction, id: number, version: number | undefined): Promise<PersonRow> {
  await lockPeople(tx);
  const [person] = await tx.select().from(officePeople).where(eq(officePeople.id, id)).for('update');
  if (person === undefined) throw notFound('Person');
  if (version !== undefined && version !== person.version) throw conflict(personRecord(await findPerson(tx, id)));
  return person;
}
