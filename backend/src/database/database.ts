import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';
import type { Resource } from './tables/watched-tables';

/** What stores ask: drizzle's PostgreSQL dialect over our schema, whichever driver stands behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  /**
   * Hears of what anybody has written, other nodes included, until the returned function is called. The embedded
   * database has one process, whose writers refresh what they have changed; there nothing is heard.
   */
  watch(changed: (resources: readonly Resource[]) => void): Promise<() => Promise<void>>;
  /** Resolves when everything written so far is on the disk itself; a server sees to that alone. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
