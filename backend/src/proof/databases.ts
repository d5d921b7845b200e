import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@iwan/tooling/free-port';
import { findPostgres } from '@iwan/tooling/postgres/find-postgres';
import { startPostgres } from '@iwan/tooling/postgres/postgres-server';
import { createTestDatabase } from '../testing/test-database';

export interface ProofDatabase {
  readonly name: DatabaseName;
  /** For the backend's process: an empty data folder, a free port and, on a server, a new database. */
  readonly variables: Readonly<Record<string, string>>;
  discard(): Promise<void>;
}

const names = ['embedded', 'PostgreSQL'] as const;

type DatabaseName = (typeof names)[number];

/**
 * The kinds of database to test: those of the command line, or both. Without a PostgreSQL on this machine it is skipped with a
 * message.
 */
export function chosenDatabases(tell: (line: string) => void): readonly DatabaseName[] {
  const words = process.argv.slice(2).map((word) => word.toLowerCase());
  const unknown = words.find((word) => !names.some((name) => name.toLowerCase() === word));
  if (unknown !== undefined) {
    console.error(`There is no database "${unknown}" here: say ${names.join(' or ')}, or nothing for both.`);
    process.exit(1);
  }
  return names.filter((name) => {
    if (words.length > 0 && !words.includes(name.toLowerCase())) return false;
    const isHere = name === 'embedded' || findPostgres() !== null;
    if (!isHere) tell('PostgreSQL is left out: there is none here. On Debian: apt-get install postgresql');
    return isHere;
  });
}

/** Creates an empty database of a kind, to be discarded afterwards. */
export async function createProofDatabase(name: DatabaseName): Promise<ProofDatabase> {
  const programs = name === 'embedded' ? null : findPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'iwan-proof-'));
  const server = programs === null ? null : await startPostgres(programs, { flushes: true });
  const database = server === null ? {} : { DATABASE_URL: await createTestDatabase(server.url) };
  return {
    name,
    variables: { DATA_DIR: folder, API_PORT: String(await freePort()), ...database },
    async discard() {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
