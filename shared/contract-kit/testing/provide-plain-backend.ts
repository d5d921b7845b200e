// Imported by the package's name: that specifier is the singleton that components under test use.
import { provideHttp } from '@iwan/shared/api/http';
import { createHttp } from '../api/create-http';
import { type PlainBackend, startPlainBackend } from './plain-backend';

/** A plain backend that components under test reach as they reach the real one. Close it after the tests. */
export async function providePlainBackend(): Promise<PlainBackend> {
  const backend = await startPlainBackend();
  provideHttp(async () => createHttp({ baseUrl: backend.url, report: () => {} }));
  return backend;
}
