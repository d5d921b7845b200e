/** @jest-environment ./backend/src/testing/database-environment.ts */

import { freePort } from '@iwan/tooling/free-port';
import { backendFolder } from './backend-folder';
import { readEnvironment } from './environment';
import { startBackend } from './start';
import { eventually } from './testing/eventually';
import { wayToDatabase } from './testing/way-to-database';

/** The embedded database is in the process itself. */
const onServer = testDatabaseUrl === null ? test.skip : test;

onServer('started while PostgreSQL is away, it says so once, waits, and answers when that is there', async () => {
  const way = await wayToDatabase(testDatabaseUrl ?? '');
  await way.cut();
  const reasons: string[] = [];
  const variables = {
    API_PORT: String(await freePort()),
    DATABASE_URL: way.url,
    DATA_DIR: testDataFolder,
    LOG_LEVEL: 'silent',
  };
  const starting = startBackend(
    readEnvironment(variables, testDataFolder),
    backendFolder(import.meta.dirname, undefined),
    (reason) => reasons.push(reason),
  );
  // Longer than the first few pauses.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(reasons).toEqual(['The PostgreSQL of DATABASE_URL cannot be used: nothing listens there (ECONNREFUSED).']);
  await way.mend();
  const backend = await starting;
  await eventually(async () => (await fetch(`${backend.url}/readyz`)).status === 200);
  await backend.stop();
  await way.close();
});
