/** @jest-environment ./backend/src/testing/database-environment.ts */
import { demoBackend } from '../testing/demo-backend';

const backend = demoBackend();

test('says that it is up, and that the database answers', async () => {
  expect((await backend.get('/healthz')).json()).toEqual({ status: 'up' });
  expect((await backend.get('/readyz')).json()).toEqual({ status: 'ready' });
});
