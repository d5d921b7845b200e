import { english } from '@iwan/shared/testing/english';
import type { RemoteWorkers } from './remote-workers';
import { workerModules } from './worker-modules';

/** Loads the page of a release whose process fails with an error of this name. */
function loadWithFailure(name: string): Promise<unknown> {
  const workers = {
    started: { modules: { './pages/a': ['loader'] }, resources: [] },
    addresses: {},
    call: () => Promise.reject(Object.assign(new Error('too large'), { name })),
  } as unknown as RemoteWorkers;
  const loader = workerModules(workers).modules.get('./pages/a')?.loader;
  if (!loader) throw new Error('The module is missing.');
  const http = { get: async () => null, send: async () => null, report: () => {} };
  const signal = new AbortController().signal;
  return loader({ ...english, params: {}, query: new URLSearchParams(), http, signal });
}

test.each([
  ['UnfitData', { name: 'ModuleFailure', failure: { kind: 'unavailable' }, message: 'too large' }],
  ['TypeError', { name: 'TypeError', message: 'too large' }],
])('a loader whose process fails with %s fails so', async (name, failure) => {
  await expect(loadWithFailure(name)).rejects.toMatchObject(failure);
});
