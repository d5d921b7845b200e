/** @jest-environment ./backend/src/testing/database-environment.ts */
import { demoBackend } from '../../testing/demo-backend';
import { postJson } from '../../testing/sign-in';
import { type WayToDatabase, wayToDatabase } from '../../testing/way-to-database';

/** The embedded database is in the process itself. */
const onServer = testDatabaseUrl === null ? describe.skip : describe;

onServer('with the limits of production', () => {
  let way: WayToDatabase;
  beforeAll(async () => {
    way = await wayToDatabase(testDatabaseUrl ?? '');
  });
  afterAll(() => way.close());
  const backend = demoBackend(() => ({ databaseUrl: way.url }));

  test('who asks while PostgreSQL hangs is answered within seconds', async () => {
    way.hang();
    const began = performance.now();
    const { statusCode, headers } = await postJson(backend, '/api/contact', {
      email: 'ana@example.com',
      source: 'web_form',
    });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(performance.now() - began).toBeLessThan(25_000);
    await way.cut();
    await way.mend();
  });
});
