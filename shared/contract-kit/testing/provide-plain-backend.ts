// By its name as a package, also from within: the one copy that parts under test read is found by this very request.
import { provideHttp } from '@iwan/shared/api/http';
import { createHttp } from '../api/create-http';
import { type PlainBackend, startPlainBackend } from './plain-backend';

/** A plain backend that parts under test reach as they reach the real one. To be closed when the tests are done. */
export async function providePlainBackend(): Promise<PlainBackend> {
  const backend = await startPlainBackend();
  provideHttp(async () => createHttp({ baseUrl: backend.url, report: () => {} }));
  return backend;
}
