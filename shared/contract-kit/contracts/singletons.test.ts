import { readFileSync } from 'node:fs';
import { everySingleton } from './singletons';

const packages = Object.entries(everySingleton).filter(([request]) => !request.startsWith('@iwan/'));

test.each(packages)('%s is said in the version that is installed: %s', (request, version) => {
  const manifest = require.resolve(`${request.split('/')[0]}/package.json`);
  expect(JSON.parse(readFileSync(manifest, 'utf8')).version).toBe(version);
});

test('every module of ours has a version of its own', () => {
  for (const [request, version] of Object.entries(everySingleton)) {
    expect([request, version]).toEqual([request, expect.stringMatching(/^[1-9]\d*\.\d+\.\d+$/)]);
  }
});
