import { installedPostgres, type PostgresServer, startPostgres } from '@iwan/tooling/postgres/postgres-server';
import provideTemplates from './provide-templates';

declare global {
  var testPostgres: PostgresServer | undefined;
}

/** Before the tests on PostgreSQL: starts one server for all of them. Without PostgreSQL they are skipped with a message. */
export default async function providePostgres(): Promise<void> {
  provideTemplates();
  const programs = await installedPostgres();
  if (programs === null) {
    process.stderr.write(
      '\nSKIPPED: the tests on PostgreSQL. There is none here; on Debian: apt-get install postgresql\n',
    );
    return;
  }
  globalThis.testPostgres = await startPostgres(programs, { flushes: false });
  process.env.IWAN_TEST_POSTGRES = globalThis.testPostgres.url;
}
