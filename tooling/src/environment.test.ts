import { resolve } from 'node:path';
import { readScriptEnvironment } from './environment';

test('unset or empty variables have their defaults', () => {
  const defaults = {
    port: 3000,
    apiPort: 3001,
    apiUrl: undefined,
    releasesDir: resolve('.releases'),
    releasesBucket: null,
    dataDir: resolve('.data'),
    releaseKeys: [],
  };
  expect(readScriptEnvironment({})).toMatchObject(defaults);
  expect(readScriptEnvironment({ PORT: '', API_URL: '', DATA_DIR: '' })).toMatchObject(defaults);
});

test('a backend’s address has no trailing slash', () => {
  expect(readScriptEnvironment({ API_URL: 'https://admin.example/' }).apiUrl).toBe('https://admin.example');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '0'],
  ['API_PORT', '65536'],
  ['API_URL', 'admin.example'],
  ['API_URL', 'http://'],
])('%s=%s is refused in a sentence', (name, value) => {
  expect(() => readScriptEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be .*, not "${value}"\\.$`));
});
