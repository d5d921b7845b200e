import type { Database } from './database';
import { projects } from './schema';

/** The most projects for which the embedded database is meant and measured. */
export const embeddedLimit = 20_000;

/** What to do about so many projects in the embedded database; `null` where there is nothing to do. */
export function embeddedAdvice(count: number): string | null {
  if (count <= embeddedLimit) return null;
  return (
    `The embedded database has ${count} projects and is meant for ${embeddedLimit} at most: ` +
    'move to PostgreSQL with `DATABASE_URL=postgres://… npm run db -- move`, and keep DATABASE_URL set.'
  );
}

/** The same by the database; `databaseUrl`: that of a PostgreSQL, which has no such limit. */
export async function readEmbeddedAdvice(db: Database, databaseUrl: string | null): Promise<string | null> {
  return databaseUrl === null ? embeddedAdvice(await db.$count(projects)) : null;
}
