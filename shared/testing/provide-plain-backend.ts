import { createApi } from '../api/client';
import { provideApi } from '../api/provided';
import { type PlainBackend, startPlainBackend } from './plain-backend';

/** A plain backend that parts under test reach as they reach the real one. To be closed when the tests are done. */
export async function providePlainBackend(): Promise<PlainBackend> {
  const backend = await startPlainBackend();
  provideApi(async () => createApi({ baseUrl: backend.url, report: () => {} }));
  return backend;
}
