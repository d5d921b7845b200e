import { existsSync } from 'node:fs';
import unusedFederationLoader, { unusedFederation } from './unused-federation-loader';

test.each(unusedFederation('remote'))('%s is there to be put something in place of', (resourcePath) => {
  expect(existsSync(resourcePath)).toBe(true);
  expect(unusedFederationLoader.call({ resourcePath })).toContain('export');
});

test('the shell keeps the sentences of errors', () => {
  expect(unusedFederation('host')).not.toContainEqual(expect.stringContaining('error-codes'));
});

test('a module that it knows nothing of is refused', () => {
  const read = () => unusedFederationLoader.call({ resourcePath: '/runtime-core/dist/core.js' });
  expect(read).toThrow('There is nothing to put in place of /runtime-core/dist/core.js.');
});
