import { existsSync } from 'node:fs';
import { satisfies } from 'semver';
import unusedFederationLoader, { unusedFederation } from './unused-federation-loader';

test.each(unusedFederation('remote'))('%s is there to be put something in place of', (resourcePath) => {
  expect(existsSync(resourcePath)).toBe(true);
  expect(unusedFederationLoader.call({ resourcePath })).toContain('export');
});

test('the shell keeps what installs its own modules at the start', () => {
  expect(unusedFederation('host')).not.toContainEqual(expect.stringContaining('installInitialConsumes'));
});

test('what stands for the comparison of versions answers as semver does', () => {
  const [resourcePath = ''] = unusedFederation('host').filter((file) => file.includes('semver'));
  const code = unusedFederationLoader.call({ resourcePath }).replace('export ', '');
  const satisfy = new Function(`${code}; return satisfy;`)() as typeof satisfies;
  const versions = ['1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0', '2.2.0', '18.3.1', '19.0.0', '19.3.1', '20.0.0'];
  for (const version of versions) {
    for (const range of versions.flatMap((other) => [`^${other}`, `<=${other}`])) {
      expect({ version, range, holds: satisfy(version, range) }).toEqual({
        version,
        range,
        holds: satisfies(version, range),
      });
    }
    expect(satisfy(version, '*')).toBe(true);
  }
});

test('a module that it knows nothing of is refused', () => {
  const read = () => unusedFederationLoader.call({ resourcePath: '/runtime-core/dist/core.js' });
  expect(read).toThrow('There is nothing to put in place of /runtime-core/dist/core.js.');
});
