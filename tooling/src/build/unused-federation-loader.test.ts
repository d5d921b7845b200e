import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import unusedFederationLoader, { unusedFederation } from './unused-federation-loader';

const runtime = dirname(createRequire(__filename).resolve('@module-federation/runtime-core'));

test.each(unusedFederation)('%s is there to be put something in place of', (file) => {
  expect(existsSync(join(runtime, file))).toBe(true);
  expect(unusedFederationLoader.call({ resourcePath: join(runtime, file) })).toContain('export');
});

test('a module that it knows nothing of is refused', () => {
  const read = () => unusedFederationLoader.call({ resourcePath: '/runtime-core/dist/core.js' });
  expect(read).toThrow('There is nothing to put in place of /runtime-core/dist/core.js.');
});
