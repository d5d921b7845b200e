import { integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Which state of a record an editor has seen: counted up by the database at each change, whoever writes. */
export const revision = () => integer().notNull().default(1);
