import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../testing/find-postgres';
import { startPostgres } from '../testing/postgres-server';
import { createTestDatabase } from '../testing/test-database';

export interface ProofDatabase {
  readonly name: 'embedded' | 'PostgreSQL';
  /** For the backend's process: a fresh data folder, a free port and, on a server, a fresh database. */
  readonly variables: Readonly<Record<string, string>>;
  discard(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const names = ['embedded', 'PostgreSQL'] as const;

/**
 * The databases to prove something on, one after another: those that the command line names, or both. Without a
 * PostgreSQL here it says so and leaves it out.
 */
export async function* eachDatabase(tell: (line: string) => void): AsyncGenerator<ProofDatabase> {
  const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
  for (const name of names) {
    if (wanted.length > 0 && !wanted.includes(name.toLowerCase())) continue;
    const programs = name === 'embedded' ? null : findPostgres();
    if (name === 'PostgreSQL' && programs === null) {
      tell('PostgreSQL is left out: there is none here. On Debian: apt-get install postgresql');
      return;
    }
    const folder = await mkdtemp(join(tmpdir(), 'iwan-proof-'));
    const server = programs === null ? null : await startPostgres(programs);
    const database = server === null ? {} : { DATABASE_URL: await createTestDatabase(server.url) };
    yield {
      name,
      variables: { DATA_DIR: folder, API_PORT: String(await freePort()), ...database },
      async discard() {
        await server?.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
}
