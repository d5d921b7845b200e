import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Creates a blank database on the server of the tests and answers its address; the server goes with all of them. */
export async function createTestDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return `${server}/${name}`;
}
