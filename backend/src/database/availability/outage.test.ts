/** @jest-environment ./backend/src/testing/database-environment.ts */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { backendFolder } from '../../backend-folder';
import { type OpenBackend, openBackend } from '../../open-backend';
import { eventually } from '../../testing/eventually';
import { postJson } from '../../testing/sign-in';
import { type WayToDatabase, wayToDatabase } from '../../testing/way-to-database';

/**
 * Milliseconds until the driver gives a silent server up, instead of production's ten seconds. The deep tests leave
 * those as they are.
 */
const responseLimit = 1_500;

/** The embedded database is in the process itself. */
const onServer = testDatabaseUrl === null ? describe.skip : describe;

onServer('while PostgreSQL is away', () => {
  let way: WayToDatabase;
  let backend: OpenBackend;
  const log: string[] = [];
  beforeAll(async () => {
    way = await wayToDatabase(testDatabaseUrl ?? '');
    const databaseUrl = `${way.url}?query_timeout=${responseLimit}`;
    backend = await openBackend(
      { dataFolder: testDataFolder, databaseUrl, logLevel: 'warn' },
      backendFolder(join(import.meta.dirname, '../..'), undefined),
      { logStream: { write: (line) => log.push(line) } },
    );
  });
  afterAll(async () => {
    await way.mend();
    await backend.stop();
    await way.close();
  });

  const lead = { email: 'ana@example.com', source: 'web_form' };
  const send = () => postJson(backend, '/api/contact', lead);
  const seen = async (requested: ReturnType<typeof send>) => {
    const { statusCode, headers } = await requested;
    return [statusCode, headers['retry-after']];
  };

  const isBack = () =>
    backend.db
      .transaction((tx) => tx.execute(sql`select 1`))
      .then(
        () => true,
        () => false,
      );

  test('what needs it is refused with when to come again, what does not is answered', async () => {
    expect((await send()).statusCode).toBe(201);
    await way.cut();
    log.length = 0;
    const cookie = { cookie: 'session=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq' };
    expect(await seen(send())).toEqual([503, '5']);
    expect(await seen(postJson(backend, '/api/send-user-otp', { email: 'ana@example.com' }))).toEqual([503, '5']);
    expect(await seen(backend.app.inject({ url: '/api/session', headers: cookie }))).toEqual([503, '5']);
    expect(await seen(backend.app.inject('/readyz'))).toEqual([503, '5']);
    expect((await backend.app.inject('/api/projectapi')).statusCode).toBe(200);
    expect((await send()).json()).toEqual({
      message: 'We cannot reach our records right now. Try again in a minute.',
    });
    const lines = log.filter((line) => line.includes('the database does not answer'));
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const line of lines) expect(line.length).toBeLessThan(400);
  });

  test('it works again by itself once it is back', async () => {
    await way.mend();
    await eventually(async () => (await send()).statusCode === 201);
  });

  test('a connection that breaks amid a transaction ends that, and nothing else', async () => {
    const broken = backend.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await Promise.all([tx.execute(sql`select pg_sleep(5)`), way.cut()]);
    });
    await expect(broken).rejects.toThrow();
    await way.mend();
    await eventually(isBack);
  });

  test('transactions that cannot begin keep no connection', async () => {
    const atOnce = Array.from({ length: 12 });
    const ask = () => backend.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.2)`));
    await Promise.all(atOnce.map(ask));
    way.hang();
    const requested = await Promise.allSettled(atOnce.map(ask));
    expect(requested.every(({ status }) => status === 'rejected')).toBe(true);
    await way.mend();
    await eventually(isBack);
  });

  test('who asks while it hangs is answered once the limit is over', async () => {
    way.hang();
    const began = performance.now();
    expect(await seen(send())).toEqual([503, '5']);
    const taken = performance.now() - began;
    expect(taken).toBeGreaterThan(responseLimit / 2);
    expect(taken).toBeLessThan(8_000);
    await way.cut();
  });
});
