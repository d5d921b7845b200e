import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installedPostgres, startPostgres } from '@iwan/tooling/postgres/postgres-server';

const execute = promisify(execFile);

export interface TestDatabase {
  readonly url: string;
  /** Rows of a query, each as the text of its only column. */
  query(sql: string): Promise<readonly string[]>;
}

/** Runs `use` with an empty database on a PostgreSQL of its own, which ends with this process, however that ends. */
export async function withPostgres(use: (database: TestDatabase) => Promise<void>): Promise<void> {
  const programs = await installedPostgres();
  if (programs === null) throw new Error('This test needs PostgreSQL; on Debian: apt-get install postgresql');
  const server = await startPostgres(programs, { flushes: false });
  try {
    await execute(join(programs, 'createdb'), ['--maintenance-db', `${server.url}/postgres`, 'iwan']);
    const url = `${server.url}/iwan`;
    await use({
      url,
      async query(sql) {
        const { stdout } = await execute(join(programs, 'psql'), [url, '-qtAc', sql]);
        return stdout.split('\n').filter((line) => line !== '');
      },
    });
  } finally {
    await server.stop();
  }
}
