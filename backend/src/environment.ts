import { resolve } from 'node:path';
import { type ReleaseKey, readReleaseKeys } from '@iwan/shared/contracts/signatures';
import { business } from '@iwan/shared/domain/model/business';
import { readTrustProxy, type TrustProxy } from '@iwan/shared/network/trust-proxy';
import { type BucketAddress, readBucketAddress } from '@iwan/tooling/objects/bucket';
import { z } from 'zod';
import { type FeedSettings, feedVariables } from './feeds/settings';
import { type OfficeSettings, officeSettings, officeVariables, port } from './office-settings';
import { type Retention, retentionVariables } from './retention';
import { publicKeyOf } from './search-alerts/push/push-keys';
import { StartFailure } from './start-failure';
import { webhookKey } from './webhook-secret';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Environment {
  /** 1 to 65535. */
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataFolder: string;
  /** The URL of a PostgreSQL; `null` for the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** The bucket of uploaded files; `null`: the data folder. */
  readonly uploadsBucket: BucketAddress | null;
  /** The business's e-mail address for leads. */
  readonly leadsEmail: string;
  /** The webhook to which leads are posted; `null` for none. */
  readonly leadsWebhookUrl: string | null;
  /** Signs webhooks; they are not signed without it. */
  readonly leadsWebhookSecret: string | null;
  readonly logLevel: (typeof logLevels)[number];
  readonly isProduction: boolean;
  /** The mail server; `null`: the mailbox in the data folder. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The public origin of the site; `null`: that of the request. */
  readonly siteUrl: string | null;
  /** The origin of links in mails; never taken from a request. */
  readonly linkOrigin: string;
  /** The proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: TrustProxy;
  /** `null`: no office, because there would be no first administrator. */
  readonly office: OfficeSettings | null;
  /** The secret for the hashes of one-time codes; `null`: a random one stored in the data folder. */
  readonly authPepper: string | null;
  /** The private key of push notifications (VAPID), base64url; `null`: one that is made and stored in the data folder. */
  readonly pushKey: string | null;
  /** Origins of push services that may be at private addresses, and use http. */
  readonly pushOrigins: readonly string[];
  /** Whether projects without a valid permit are hidden. */
  readonly requiresPermits: boolean;
  /** The release store, whose releases declare further lead forms. Absolute path; it may be missing. */
  readonly releasesDir: string;
  /** The keys that a release must be signed with; empty: any release is trusted. */
  readonly releaseKeys: readonly ReleaseKey[];
  /** Whether the demo records are inserted into a new database. */
  readonly wantsDemo: boolean;
  readonly retention: Retention;
  /** The feed of listings that is imported by itself; `null` for none. */
  readonly feed: FeedSettings | null;
}

const schema = z.object({
  API_PORT: port.default(3001),
  // The site is started with the same variables.
  PORT: port.default(3000),
  // Not HOST: several shells set that to the machine's own name.
  API_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^\s/]*\/[^\s/]+$/, 'must look like postgres://user:password@host:5432/name')
    .nullable()
    .default(null),
  UPLOADS_BUCKET: z
    .string()
    .refine((text) => readBucketAddress(text) !== null, 'must be s3://bucket or s3://bucket/folder')
    .optional(),
  LEADS_EMAIL: z.email('must be an e-mail address').default(business.email.text),
  LEADS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .nullable()
    .default(null),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .refine((secret) => webhookKey(secret) !== null, 'must be whsec_ and 24 to 64 bytes as base64')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('warn'),
  NODE_ENV: z.string().default('development'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an e-mail address, or "Name <address>"')
    .default(`${business.name} <${business.email.text}>`),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  TRUST_PROXY: z
    .string()
    .refine((value) => readTrustProxy(value) !== null, 'must be "none", or addresses and networks separated by commas')
    .optional(),
  RELEASES_DIR: z.string().default('./.releases'),
  RELEASE_KEYS: z.string().default(''),
  PERMITS: z.enum(['required', 'off'], { error: 'must be "required" or "off", or unset' }).optional(),
  DEMO: z.enum(['on', 'off'], { error: 'must be "on" or "off", or unset' }).optional(),
  ...retentionVariables,
  ...feedVariables,
  AUTH_PEPPER: z.string().min(32, 'must have at least 32 characters').optional(),
  PUSH_KEY: z
    .string()
    .refine((key) => publicKeyOf(key) !== null, 'must be the private key that npx web-push generate-vapid-keys prints')
    .optional(),
  PUSH_ORIGINS: z.string().default(''),
  ...officeVariables,
});

/** The names of the variables. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

/** Many tools set an unset variable to the empty string. */
function withoutEmpty(variables: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}

/**
 * Reads and validates the variables once. Throws a `StartFailure` for the first invalid variable, with its name, the rule and
 * the value.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv, workingFolder: string): Environment {
  const read = schema.safeParse(withoutEmpty(variables));
  if (!read.success) {
    const [issue] = read.error.issues;
    const variable = String(issue?.path[0]);
    // Such a URL contains a password or a token.
    const isSecret = /_URL$|_PEPPER$|_SECRET$|_KEY$/.test(variable);
    const given = isSecret ? 'what it is set to' : `"${variables[variable]}"`;
    throw new StartFailure(`${variable} ${issue?.message}, not ${given}.`);
  }
  return {
    port: read.data.API_PORT,
    host: read.data.API_HOST,
    dataFolder: resolve(workingFolder, read.data.DATA_DIR),
    databaseUrl: read.data.DATABASE_URL,
    uploadsBucket: readBucketAddress(read.data.UPLOADS_BUCKET ?? ''),
    leadsEmail: read.data.LEADS_EMAIL,
    leadsWebhookUrl: read.data.LEADS_WEBHOOK_URL,
    leadsWebhookSecret: read.data.LEADS_WEBHOOK_SECRET ?? null,
    logLevel: read.data.LOG_LEVEL,
    isProduction: read.data.NODE_ENV === 'production',
    smtpUrl: read.data.SMTP_URL ?? null,
    mailFrom: read.data.MAIL_FROM,
    siteUrl: read.data.SITE_URL === undefined ? null : new URL(read.data.SITE_URL).origin,
    linkOrigin: new URL(read.data.SITE_URL ?? `http://localhost:${read.data.PORT}`).origin,
    trustProxy: readTrustProxy(read.data.TRUST_PROXY ?? 'loopback') ?? ['loopback'],
    authPepper: read.data.AUTH_PEPPER ?? null,
    pushKey: read.data.PUSH_KEY ?? null,
    pushOrigins: read.data.PUSH_ORIGINS.split(/[\s,]+/).filter(Boolean),
    office: officeSettings(read.data, read.data.SITE_URL !== undefined),
    // The law asks for a permit where property is advertised: on a site that has an address.
    requiresPermits: (read.data.PERMITS ?? (read.data.SITE_URL === undefined ? 'off' : 'required')) === 'required',
    releasesDir: resolve(workingFolder, read.data.RELEASES_DIR),
    releaseKeys: keysIn(read.data.RELEASE_KEYS),
    // On a real site the content is the operator's own.
    wantsDemo: read.data.DEMO === undefined ? read.data.DATABASE_URL === null : read.data.DEMO === 'on',
    retention: {
      leadDays: read.data.LEADS_KEPT_DAYS,
      spamDays: read.data.SPAM_KEPT_DAYS,
      uploadDays: read.data.UPLOADS_KEPT_DAYS,
    },
    feed: read.data.FEED_URL === undefined ? null : { url: read.data.FEED_URL, minutes: read.data.FEED_MINUTES },
  };
}

function keysIn(text: string): readonly ReleaseKey[] {
  try {
    return readReleaseKeys(text);
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}

/** The defaults without an office, which complete the partial environment of a test. */
export const quietDefaults = readEnvironment({ OFFICE_PORT: 'off' }, process.cwd());
