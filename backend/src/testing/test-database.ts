import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

interface Options {
  /** Left out, one that nobody else has. */
  readonly name?: string;
  /** The database to copy, to which nobody may be connected; left out, the new one is blank. */
  readonly template?: string;
}

/** Creates a database on the server of the tests and answers its address; the server goes with all of them. */
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
