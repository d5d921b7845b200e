import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment, variableNames } from './environment';

const read = (variables: NodeJS.ProcessEnv) => readEnvironment(variables, '/srv/iwan');

const quiet = {
  uploadsBucket: null,
  isProduction: false,
  smtpUrl: null,
  mailFrom: 'Iwan <hello@iwan.example>',
  siteUrl: null,
  linkOrigin: 'http://localhost:3000',
  trustProxy: ['loopback'],
  authPepper: null,
  pushKey: null,
  pushOrigins: [],
  office: { url: 'http://localhost:3002', emails: ['office@iwan.example'], isDemo: true, escalateAfter: 30 },
  requiresPermits: false,
  releasesDir: '/srv/iwan/.releases',
  releaseKeys: [],
  wantsDemo: true,
  retention: { leadDays: null, spamDays: null, uploadDays: null },
  feed: null,
};

test('needs no variable at all', () => {
  expect(read({})).toEqual({
    port: 3001,
    host: '127.0.0.1',
    dataFolder: '/srv/iwan/.data',
    databaseUrl: null,
    leadsEmail: 'hello@iwan.example',
    leadsWebhookUrl: null,
    leadsWebhookSecret: null,
    logLevel: 'warn',
    ...quiet,
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
    leadsWebhookSecret: null,
    logLevel: 'info',
    ...quiet,
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
  [{}, true],
  [{ DATABASE_URL: 'postgres://iwan@db/iwan' }, false],
  [{ DATABASE_URL: 'postgres://iwan@db/iwan', DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
])('with %j the demo records are wanted: %p', (variables, wantsDemo) => {
  expect(read(variables).wantsDemo).toBe(wantsDemo);
});

test('takes several push services of its own', () => {
  const origins = ['http://localhost:4000', 'https://push.internal'];
  expect(read({ PUSH_ORIGINS: origins.join(', ') }).pushOrigins).toEqual(origins);
});

test('keeps leads, spam and uploads for as many days as it is told', () => {
  const variables = { LEADS_KEPT_DAYS: '730', SPAM_KEPT_DAYS: '30', UPLOADS_KEPT_DAYS: '90' };
  expect(read(variables).retention).toEqual({ leadDays: 730, spamDays: 30, uploadDays: 90 });
  expect(read({}).retention).toEqual({ leadDays: null, spamDays: null, uploadDays: null });
});

test('takes what mail, sign-in and the way to the site need', () => {
  const pepper = 'a secret of more than 32 characters';
  expect(
    read({
      NODE_ENV: 'production',
      SMTP_URL: 'smtps://iwan:secret@mail.example:465',
      MAIL_FROM: 'no-reply@iwan.example',
      SITE_URL: 'https://iwan.example/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::1',
      AUTH_PEPPER: pepper,
    }),
  ).toMatchObject({
    isProduction: true,
    smtpUrl: 'smtps://iwan:secret@mail.example:465',
    mailFrom: 'no-reply@iwan.example',
    siteUrl: 'https://iwan.example',
    linkOrigin: 'https://iwan.example',
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    authPepper: pepper,
  });
  expect(read({ TRUST_PROXY: 'none' }).trustProxy).toEqual([]);
});

test.each([
  [{ SMTP_URL: 'http://iwan:secret@mail' }, /^SMTP_URL must begin with smtp:\/\/ or smtps:\/\//],
  [{ AUTH_PEPPER: 'secret' }, /^AUTH_PEPPER must have at least 32 characters/],
  [{ PUSH_KEY: 'secret' }, /^PUSH_KEY must be the private key that npx web-push generate-vapid-keys prints/],
])('never repeats a wrong secret: %p', (variables, sentence) => {
  expect(() => read(variables)).toThrow(sentence);
  expect(() => read(variables)).not.toThrow(/secret/);
});

test.each([
  [{ API_PORT: 'abc' }, 'API_PORT must be a whole number from 1 to 65535, not "abc".'],
  [{ API_PORT: '0' }, 'API_PORT must be a whole number from 1 to 65535, not "0".'],
  [{ API_PORT: '65536' }, 'API_PORT must be a whole number from 1 to 65535, not "65536".'],
  [{ API_PORT: '30.5' }, 'API_PORT must be a whole number from 1 to 65535, not "30.5".'],
  [{ API_HOST: 'http://x' }, 'API_HOST must be a host name or an address, not "http://x".'],
  [{ LEADS_EMAIL: 'sales' }, 'LEADS_EMAIL must be an e-mail address, not "sales".'],
  [
    { LEADS_WEBHOOK_SECRET: 'whsec_short' },
    'LEADS_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes as base64, not what it is set to.',
  ],
  [{ LEADS_WEBHOOK_URL: 'ftp://crm' }, 'LEADS_WEBHOOK_URL must be an http or https address, not what it is set to.'],
  [{ MAIL_FROM: 'Iwan' }, 'MAIL_FROM must be an e-mail address, or "Name <address>", not "Iwan".'],
  [
    { TRUST_PROXY: '0.0.0.0/0' },
    'TRUST_PROXY must be "none", or addresses and networks separated by commas, not "0.0.0.0/0".',
  ],
  [{ OFFICE_EMAILS: 'lina@example.com, boss' }, 'OFFICE_EMAILS must be e-mail addresses separated by commas, not'],
  [{ OFFICE_URL: 'office.example' }, 'OFFICE_URL must begin with http:// or https://, not what it is set to.'],
  [
    { LEADS_ESCALATE_MINUTES: 'soon' },
    'LEADS_ESCALATE_MINUTES must be a number of minutes from 1 to 10080, or "off", not "soon".',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
])('says in one sentence what is wrong with %p', (variables, sentence) => {
  expect(() => read(variables)).toThrow(sentence);
});

test('a site with an address has no office until somebody is named, and then no invented administrator', () => {
  const site = { SITE_URL: 'https://iwan.example', OFFICE_URL: 'https://office.iwan.example/' };
  expect(read(site).office).toBeNull();
  expect(
    read({ ...site, OFFICE_EMAILS: 'Lina@Example.com, omar@example.com', LEADS_ESCALATE_MINUTES: 'off' }).office,
  ).toEqual({
    ...{ url: 'https://office.iwan.example', isDemo: false, escalateAfter: null },
    emails: ['lina@example.com', 'omar@example.com'],
  });
  expect(read({ OFFICE_PORT: '4302' }).office?.url).toBe('http://localhost:4302');
});

test.each([
  [{}, false],
  [{ PERMITS: 'required' }, true],
  [{ SITE_URL: 'https://iwan.example' }, true],
  [{ SITE_URL: 'https://iwan.example', PERMITS: 'off' }, false],
])('requires permits by %p: %p', (variables, requiresPermits) => {
  expect(read(variables).requiresPermits).toBe(requiresPermits);
});

test('is in production when NODE_ENV says so', () => {
  expect(read({ NODE_ENV: 'production' }).isProduction).toBe(true);
  expect(read({ NODE_ENV: 'test' }).isProduction).toBe(false);
});

test.each(['../README.md', '../../docs/environment.md'])('has each variable in the table of %s', (file) => {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('|')).join('\n');
  expect(variableNames.filter((name) => !rows.includes(`| \`${name}\` `))).toEqual([]);
});

test('takes the address of a bucket for uploads', () => {
  expect(read({ UPLOADS_BUCKET: 's3://files/iwan' }).uploadsBucket).toEqual({ bucket: 'files', prefix: 'iwan/' });
  expect(() => read({ UPLOADS_BUCKET: 'files' })).toThrow(
    'UPLOADS_BUCKET must be s3://bucket or s3://bucket/folder, not "files".',
  );
});
