/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database embedded
 */
import { join } from 'node:path';
import Fastify from 'fastify';
import { backendFolder } from '../backend-folder';
import { openPglite } from '../database/connection/open-pglite';
import { respondWithError } from '../http/respond-with-error';
import { healthRoutes } from './route';

test('says that it is up, and whether the database answers', async () => {
  const files = backendFolder(join(import.meta.dirname, '..'), undefined);
  const { db, close } = await openPglite(testDataFolder, files, openPgliteOutside);
  const app = Fastify();
  app.setErrorHandler(respondWithError);
  await app.register(healthRoutes(db));
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  await close();
  const unready = await app.inject('/readyz');
  expect([unready.statusCode, unready.json()]).toEqual([503, { message: 'The database does not answer' }]);
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'up' });
  await app.close();
}, 60_000);
