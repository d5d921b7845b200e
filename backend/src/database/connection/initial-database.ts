import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The archive of a freshly initialised data directory, in `dist` of the backend, written by the build. Its name has PGlite's
 * version, so that an archive of an earlier build is never loaded into another PostgreSQL.
 */
export function initialDatabaseFile(dist: string): string {
  const program = createRequire(join(import.meta.dirname, 'main.mjs')).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(program), '..', 'package.json'), 'utf8'));
  return join(dist, `initial-database-${version}.tar.gz`);
}

/** That archive; `null` where it was not built: PGlite then runs `initdb`, which takes seconds of a core. */
export async function readInitialDatabase(dist: string): Promise<Blob | null> {
  const file = initialDatabaseFile(dist);
  return existsSync(file) ? new Blob([new Uint8Array(await readFile(file))]) : null;
}
