import { readEnvironment } from './environment';

const read = (variables: NodeJS.ProcessEnv) => readEnvironment(variables, '/srv/iwan');

test('needs no variable at all', () => {
  expect(read({})).toEqual({ port: 3001, host: '127.0.0.1', dataFolder: '/srv/iwan/.data', logLevel: 'warn' });
});

test('takes what is set, and reads a relative folder from where it was started', () => {
  expect(read({ API_PORT: '8080', API_HOST: '0.0.0.0', DATA_DIR: 'var/data', LOG_LEVEL: 'info' })).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataFolder: '/srv/iwan/var/data',
    logLevel: 'info',
  });
  expect(read({ DATA_DIR: '/mnt/data' }).dataFolder).toBe('/mnt/data');
});

test('reads an empty variable as one that is not set', () => {
  expect(read({ API_PORT: '', DATA_DIR: '  ' })).toEqual(read({}));
});

test.each([
  [{ API_PORT: 'abc' }, 'API_PORT must be a whole number from 1 to 65535, not "abc".'],
  [{ API_PORT: '0' }, 'API_PORT must be a whole number from 1 to 65535, not "0".'],
  [{ API_PORT: '65536' }, 'API_PORT must be a whole number from 1 to 65535, not "65536".'],
  [{ API_PORT: '30.5' }, 'API_PORT must be a whole number from 1 to 65535, not "30.5".'],
  [{ API_HOST: 'http://x' }, 'API_HOST must be a host name or an address, not "http://x".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
])('says in one sentence what is wrong with %p', (variables, sentence) => {
  expect(() => read(variables)).toThrow(sentence);
});
