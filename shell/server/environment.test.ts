import { resolve } from 'node:path';
import { readEnvironment } from './environment';

test('what is not set has the default that docs/environment.md names', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    apiUrl: 'http://127.0.0.1:3001',
    isOwnBackend: true,
    assetsUrl: 'http://127.0.0.1:3001',
    siteUrl: 'http://localhost:3000',
    slotContainers: {},
    ownOrigin: null,
    embedOrigins: [],
    trustProxy: ['loopback'],
    releasesDir: resolve('.releases'),
    dataDir: resolve('.data'),
    agentSignInUrl: 'https://agents.iwan.example',
    responsesMaxAge: 600_000,
    ratesUrl: 'https://open.er-api.com/v6',
    superAgentUrl: 'https://super-agents.iwan.example',
    tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    beaconSample: 1,
    tracing: null,
    statusToken: null,
    purgeAddresses: [],
    purgeToken: null,
    logLevel: 'warn',
    officePort: 3002,
    officeUrl: 'http://localhost:3002',
    releaseKeys: [],
  });
});

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', API_URL: '', SITE_URL: '', LOG_LEVEL: '' })).toEqual(readEnvironment({}));
});

test('pictures come from the backend unless they lie elsewhere', () => {
  expect(readEnvironment({ API_URL: 'https://admin.example/' }).assetsUrl).toBe('https://admin.example');
  expect(readEnvironment({ API_URL: 'https://admin.example', ASSETS_URL: 'https://cdn.example/x/' }).assetsUrl).toBe(
    'https://cdn.example/x',
  );
});

test('our own backend is asked on its own port', () => {
  expect(readEnvironment({ API_PORT: '4100' }).apiUrl).toBe('http://127.0.0.1:4100');
});

test('the pages that may show parts of the site are named by their origins', () => {
  const { embedOrigins } = readEnvironment({ EMBED_ORIGINS: 'https://host.example, http://localhost:4000' });
  expect(embedOrigins).toEqual(['https://host.example', 'http://localhost:4000']);
});

const manifest = 'https://team.example/mf-manifest.json';
const hash = 'sha256-Zm9yIHRlc3RzLCBhIGhhc2ggb2YgMzIgYnl0ZXMhISE=';

test('containers of other teams are named by slot, module, manifest and hash', () => {
  const SLOT_CONTAINERS = `fresh-finds ./offers ${manifest} ${hash}, agent-spotlight ./x http://localhost:4000/m.json ${hash}`;
  expect(readEnvironment({ SLOT_CONTAINERS }).slotContainers).toEqual({
    'fresh-finds': { module: './offers', manifest, integrity: hash },
    'agent-spotlight': { module: './x', manifest: 'http://localhost:4000/m.json', integrity: hash },
  });
  expect(readEnvironment({}).slotContainers).toEqual({});
});

test.each([
  ['a slot that there is not', `offers ./offers ${manifest} ${hash}`],
  ['an open slot, which may be empty', `home-more ./offers ${manifest} ${hash}`],
  ['a name of every object', `constructor ./offers ${manifest} ${hash}`],
  ['a module without "./"', `fresh-finds offers ${manifest} ${hash}`],
  ['no hash', `fresh-finds ./offers ${manifest}`],
  ['a hash of another length', `fresh-finds ./offers ${manifest} sha384-${hash.slice(7)}`],
  ['an address of no web server', `fresh-finds ./offers data:application/json,{} ${hash}`],
  ['a path', `fresh-finds ./offers /mf-manifest.json ${hash}`],
  ['two hashes', `fresh-finds ./offers ${manifest} ${hash} ${hash}`],
  ['a slot twice', `fresh-finds ./offers ${manifest} ${hash}, fresh-finds ./more ${manifest} ${hash}`],
])('a container with %s is refused in one sentence', (_, value) => {
  expect(() => readEnvironment({ SLOT_CONTAINERS: value })).toThrow(
    `SLOT_CONTAINERS must be a slot that one remote holds, an exposed module, the address of its manifest and the hash of that, such as "fresh-finds ./offers https://team.example/mf-manifest.json sha256-…", each slot once, separated by commas, not "${value}".`,
  );
});

const port = 'a whole number from 1 to 65535';
const address = 'an address that begins with http:// or https://';

const origins = 'origins such as https://host.example, without a path, separated by commas';
const tiles = `${address} and holds {z}, {x} and {y}`;

test.each([
  ['PORT', '80a', port],
  ['PORT', '0', port],
  ['PORT', '65536', port],
  ['PORT', '-1', port],
  ['PORT', '3000.5', port],
  ['API_PORT', 'x', port],
  ['API_URL', 'admin.example', address],
  ['EMBED_ORIGINS', 'https://host.example/', origins],
  ['EMBED_ORIGINS', '*', origins],
  ['API_URL', 'ftp://admin.example', address],
  ['API_URL', 'javascript:alert(1)', address],
  ['ASSETS_URL', '/files', address],
  ['SITE_URL', 'iwan', address],
  ['AGENT_SIGN_IN_URL', 'agents', address],
  ['SUPER_AGENT_URL', '//agents', address],
  ['TILES_URL', 'https://tiles.example/{z}/{x}.png', tiles],
  ['TILES_URL', 'tiles/{z}/{x}/{y}', tiles],
  ['ANSWERS_MAX_AGE', '1 hour', 'a whole number of seconds from 0 to 86400'],
  ['ANSWERS_MAX_AGE', '99999', 'a whole number of seconds from 0 to 86400'],
  ['TRUST_PROXY', 'everybody', '"none", or addresses and networks separated by commas'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', address],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'a share from 0 to 1, such as 0.1'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, silent'],
])('%s=%s is refused in one sentence', (name, value, wanted) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name} must be ${wanted}, not "${value}".`);
});

test.each(['http://127.0.0.1:6081', 'nginx+http://a', 'varnish+http://a, fastly+https://b'])(
  'PURGE_URL=%s is refused: it does not say which cache it is, or names different ones',
  (value) => {
    expect(() => readEnvironment({ PURGE_URL: value })).toThrow(
      /^PURGE_URL must be one of varnish\+, fastly\+ and cloudflare\+ followed by an address/,
    );
  },
);

test('a cache that accepts purges with a token only is refused without one, and the token is not shown', () => {
  const PURGE_URL = 'fastly+https://api.fastly.com/service/abc';
  expect(() => readEnvironment({ PURGE_URL })).toThrow('PURGE_TOKEN must be set');
  expect(() => readEnvironment({ PURGE_URL, PURGE_TOKEN: 'too short' })).toThrow(
    'PURGE_TOKEN must be 16 to 200 characters of ASCII without spaces.',
  );
  expect(readEnvironment({ PURGE_URL, PURGE_TOKEN: 'a-token-of-the-tests' })).toMatchObject({
    purgeAddresses: [{ kind: 'fastly', url: 'https://api.fastly.com/service/abc' }],
    purgeToken: 'a-token-of-the-tests',
  });
  expect(readEnvironment({ PURGE_URL: 'varnish+http://127.0.0.1:6081' }).purgeToken).toBeNull();
});

test('several wrong variables get a sentence each', () => {
  expect(() => readEnvironment({ PORT: 'x', API_URL: 'y' })).toThrow(
    `PORT must be ${port}, not "x".\nAPI_URL must be ${address}, not "y".`,
  );
});
