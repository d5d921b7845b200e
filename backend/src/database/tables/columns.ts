import { integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** The version of a record, for optimistic locking; incremented by a trigger. */
export const revision = () => integer().notNull().default(1);
