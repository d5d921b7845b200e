import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

interface Options {
  /** The name; by default a unique one. */
  readonly name?: string;
  /** The database to copy, to which nobody may be connected; without one, the new database is empty. */
  readonly template?: string;
}

/** Creates a database on the test server and returns its URL; it is deleted with the server. */
export async function createTestDatabase(server: string, options: Options = {}): Promise<string> {
  const { name = `test_${randomUUID().replaceAll('-', '')}`, template = 'template1' } = options;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return `${server}/${name}`;
}
