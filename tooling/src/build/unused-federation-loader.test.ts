import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import unusedFederationLoader, { unusedFederation } from './unused-federation-loader';

/** What the build reads in the module's place. */
const read = (resourcePath: string) =>
  unusedFederationLoader.call({ resourcePath }, readFileSync(resourcePath, 'utf8'));

test.each(unusedFederation('remote'))('%s is there to be made shorter', (resourcePath) => {
  expect(read(resourcePath)).toContain('export');
});

test('of a class the methods go that nobody calls, and no other', () => {
  const [resourcePath = ''] = unusedFederation('host').filter((file) => file.endsWith('/remote/index.js'));
  const methodsOf = (code: string) => [...code.matchAll(/^\t(?:async )?(\w+)\(.*\{$/gm)].map(([, name]) => name);
  const whole = readFileSync(resourcePath, 'utf8');
  expect(methodsOf(read(resourcePath))).toEqual(methodsOf(whole));
  expect(read(resourcePath)).toContain("throw new Error('removeRemote is left out of this build.')");
  expect(read(resourcePath).length).toBeLessThan(whole.length - 6000);
});

test('a method that has gone from a newer version is told', () => {
  const [resourcePath = ''] = unusedFederation('host').filter((file) => file.endsWith('/remote/index.js'));
  const other = () => unusedFederationLoader.call({ resourcePath }, 'export class RemoteHandler {}');
  expect(other).toThrow('The method "preloadRemote" of the federation runtime is not where it was.');
});

test('the shell keeps what installs its own modules at the start', () => {
  expect(unusedFederation('host')).not.toContainEqual(expect.stringContaining('installInitialConsumes'));
});

test('what stands for the comparison of versions answers as semver does', () => {
  const [resourcePath = ''] = unusedFederation('host').filter((file) => file.includes('semver'));
  const code = read(resourcePath).replace('export ', '');
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
  const unknown = () => unusedFederationLoader.call({ resourcePath: '/runtime-core/dist/core.js' }, '');
  expect(unknown).toThrow('There is nothing to put in place of /runtime-core/dist/core.js.');
});
