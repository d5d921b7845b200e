import { readEnvironment } from './environment';

const read = (variables: NodeJS.ProcessEnv) => readEnvironment(variables, '/srv/iwan');

test('needs no variable at all', () => {
  expect(read({})).toEqual({
    port: 3001,
    host: '127.0.0.1',
    dataFolder: '/srv/iwan/.data',
    databaseUrl: null,
    leadsEmail: 'hello@iwan.example',
    leadsWebhookUrl: null,
    logLevel: 'warn',
  });
});

test('takes what is set, and reads a relative folder from where it was started', () => {
  expect(read({ API_PORT: '8080', API_HOST: '0.0.0.0', DATA_DIR: 'var/data', LOG_LEVEL: 'info' })).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataFolder: '/srv/iwan/var/data',
    databaseUrl: null,
    leadsEmail: 'hello@iwan.example',
    leadsWebhookUrl: null,
    logLevel: 'info',
  });
  expect(read({ DATA_DIR: '/mnt/data' }).dataFolder).toBe('/mnt/data');
});

test('reads an empty variable as one that is not set', () => {
  expect(read({ API_PORT: '', DATA_DIR: '  ' })).toEqual(read({}));
});

test('takes the address of a PostgreSQL, and never repeats a wrong one, for it holds a password', () => {
  const url = 'postgres://iwan:secret@db.internal:5432/iwan';
  expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
  const refused = () => read({ DATABASE_URL: 'mysql://iwan:secret@db/iwan' });
  expect(refused).toThrow(/^DATABASE_URL must look like/);
  expect(refused).not.toThrow(/secret/);
});

test.each([
  [{ API_PORT: 'abc' }, 'API_PORT must be a whole number from 1 to 65535, not "abc".'],
  [{ API_PORT: '0' }, 'API_PORT must be a whole number from 1 to 65535, not "0".'],
  [{ API_PORT: '65536' }, 'API_PORT must be a whole number from 1 to 65535, not "65536".'],
  [{ API_PORT: '30.5' }, 'API_PORT must be a whole number from 1 to 65535, not "30.5".'],
  [{ API_HOST: 'http://x' }, 'API_HOST must be a host name or an address, not "http://x".'],
  [{ LEADS_EMAIL: 'sales' }, 'LEADS_EMAIL must be an e-mail address, not "sales".'],
  [{ LEADS_WEBHOOK_URL: 'ftp://crm' }, 'LEADS_WEBHOOK_URL must be an http or https address, not what it is set to.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
])('says in one sentence what is wrong with %p', (variables, sentence) => {
  expect(() => read(variables)).toThrow(sentence);
});
