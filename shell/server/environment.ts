import { resolve } from 'node:path';
import { readReleaseKeys } from '@iwan/shared/contracts/signatures';
import { readTrustProxy } from '@iwan/shared/network/trust-proxy';
import { z } from 'zod';
import type { GrantedContainers } from '../src/federation/containers/granted-containers';
import { slotHolders } from '../src/remotes';
import { needsToken, readPurgeAddresses } from './cache/purge-request';

// Each kind of variable is described by the end of the sentence that refuses a wrong value.

const slotContainersForm =
  'a slot that one remote holds, an exposed module, the address of its manifest and the hash of that, such as "fresh-finds ./offers https://team.example/mf-manifest.json sha256-…", each slot once, separated by commas';

const hash = /^(sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)$/;

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535)
  .describe('a whole number from 1 to 65535');
const officePort = z
  .union([z.literal('off').transform(() => null), port])
  .describe('"off" or a whole number from 1 to 65535');
const webAddress = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .describe('an address that begins with http:// or https://');
/** Each as a browser sends it: `https://host.example`, without a path. */
const embedOrigins = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine((origins) =>
    origins.every((each) => /^https?:/.test(each) && URL.canParse(each) && new URL(each).origin === each),
  )
  .describe('origins such as https://host.example, without a path, separated by commas');
const slotContainers = z
  .string()
  .transform((text, context) => {
    const granted = readSlotContainers(text);
    if (granted === null) context.addIssue('wrong');
    return granted ?? {};
  })
  .describe(slotContainersForm);
/** The URL template of a map service's tiles, with zoom, column and row. */
const tileAddress = z
  .string()
  .refine((text) => /^https?:\/\/\S+$/i.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)))
  .describe('an address that begins with http:// or https:// and holds {z}, {x} and {y}');
const seconds = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform((value) => Number(value) * 1000)
  .refine((value) => value <= 86_400_000)
  .describe('a whole number of seconds from 0 to 86400');
const share = z
  .string()
  .regex(/^(0|1|0?\.\d{1,6}|[01]\.0{1,6})$/)
  .transform(Number)
  .describe('a share from 0 to 1, such as 0.1');
const token = z
  .string()
  .regex(/^[\x21-\x7e]{16,200}$/)
  .describe('16 to 200 characters of ASCII without spaces');
const folder = z
  .string()
  .min(1)
  .transform((value) => resolve(value))
  .describe('the path of a folder');
const proxies = z
  .string()
  .refine((value) => readTrustProxy(value) !== null)
  .describe('"none", or addresses and networks separated by commas');
const caches = z
  .string()
  .refine((value) => readPurgeAddresses(value) !== null)
  .describe(
    'one of varnish+, fastly+ and cloudflare+ followed by an address that begins with http:// or https://, or several of one kind separated by commas',
  );
const logLevel = z
  .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  .describe('one of fatal, error, warn, info, debug, silent');

const variables = z.object({
  PORT: port.default(3000),
  API_PORT: port.default(3001),
  API_URL: webAddress.optional(),
  ASSETS_URL: webAddress.optional(),
  SITE_URL: webAddress.optional(),
  OFFICE_PORT: officePort.default(3002),
  OFFICE_URL: webAddress.optional(),
  EMBED_ORIGINS: embedOrigins.default([]),
  SLOT_CONTAINERS: slotContainers.default({}),
  RELEASES_DIR: folder.default(resolve('.releases')),
  DATA_DIR: folder.default(resolve('.data')),
  AGENT_SIGN_IN_URL: webAddress.default('https://agents.iwan.example'),
  SUPER_AGENT_URL: webAddress.default('https://super-agents.iwan.example'),
  RATES_URL: webAddress.default('https://open.er-api.com/v6'),
  TILES_URL: tileAddress.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  ANSWERS_MAX_AGE: seconds.default(600_000),
  TRUST_PROXY: proxies.default('loopback'),
  BEACON_SAMPLE: share.default(1),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  STATUS_TOKEN: token.optional(),
  PURGE_URL: caches.optional(),
  PURGE_TOKEN: token.optional(),
  LOG_LEVEL: logLevel.default('warn'),
});

/** Variables whose values must not be logged. */
const secrets: ReadonlySet<string> = new Set(['STATUS_TOKEN', 'PURGE_TOKEN']);

/** The configuration of the document server; see docs/environment.md. Times are in milliseconds, addresses without a trailing slash. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the environment once. An empty variable counts as unset. Throws an `Error` with one sentence for each invalid variable.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof typeof variables.shape))];
    const wanted = (name: (typeof names)[number]) => variables.shape[name].unwrap().description;
    throw new Error(
      names
        .map((name) => `${name} must be ${wanted(name)}${secrets.has(name) ? '' : `, not "${given[name]}"`}.`)
        .join('\n'),
    );
  }
  const { data } = parsed;
  const purgeAddresses = readPurgeAddresses(data.PURGE_URL ?? '') ?? [];
  if (needsToken(purgeAddresses) && data.PURGE_TOKEN === undefined) {
    throw new Error('PURGE_TOKEN must be set: the cache that PURGE_URL names accepts purges with a token only.');
  }
  const apiUrl = data.API_URL ?? `http://127.0.0.1:${data.API_PORT}`;
  return {
    port: data.PORT,
    apiUrl,
    /** No other backend is configured: ours starts beside the site. */
    isOwnBackend: data.API_URL === undefined,
    assetsUrl: data.ASSETS_URL ?? apiUrl,
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    /** The origin of our own pages in `SITE_URL`; null where it is not set. */
    ownOrigin: data.SITE_URL === undefined ? null : new URL(data.SITE_URL).origin,
    /** The port of the office; null where there is none. */
    officePort: data.OFFICE_PORT,
    officeUrl: data.OFFICE_URL === undefined ? `http://localhost:${data.OFFICE_PORT}` : new URL(data.OFFICE_URL).origin,
    embedOrigins: data.EMBED_ORIGINS,
    slotContainers: data.SLOT_CONTAINERS,
    trustProxy: readTrustProxy(data.TRUST_PROXY) ?? [],
    releasesDir: data.RELEASES_DIR,
    dataDir: data.DATA_DIR,
    agentSignInUrl: data.AGENT_SIGN_IN_URL,
    superAgentUrl: data.SUPER_AGENT_URL,
    ratesUrl: data.RATES_URL,
    tilesUrl: data.TILES_URL,
    responsesMaxAge: data.ANSWERS_MAX_AGE,
    beaconSample: data.BEACON_SAMPLE,
    tracing:
      data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, share: data.OTEL_TRACES_SAMPLER_ARG },
    statusToken: data.STATUS_TOKEN ?? null,
    purgeAddresses,
    purgeToken: data.PURGE_TOKEN ?? null,
    logLevel: data.LOG_LEVEL,
    /** The keys whose releases, pointers and grants are trusted; everything is where there are none. */
    releaseKeys: readReleaseKeys(given.RELEASE_KEYS ?? ''),
  };
}

/** Parses `SLOT_CONTAINERS`; `null` where anything in it is not as it has to be. */
function readSlotContainers(text: string): GrantedContainers | null {
  const granted: Record<string, GrantedContainers[string]> = {};
  for (const entry of text.split(',')) {
    const [slot = '', module = '', manifest = '', integrity = '', ...more] = entry.trim().split(/\s+/);
    // In an open slot there is no content to fall back to.
    const isHeld = Object.entries(slotHolders).some(([name, holder]) => name === slot && holder !== 'anyone');
    const isAddress = /^https?:\/\//.test(manifest) && URL.canParse(manifest);
    const isRight = isHeld && /^\.\/\S+$/.test(module) && isAddress && hash.test(integrity) && more.length === 0;
    if (!isRight || Object.hasOwn(granted, slot)) return null;
    granted[slot] = { manifest: new URL(manifest).href, integrity, module };
  }
  return granted;
}
