import { resolve } from 'node:path';
import { type ReleaseKey, readReleaseKeys } from '@iwan/shared/contracts/signatures';
import { business } from '@iwan/shared/domain/model/business';
import { readTrustProxy } from '@iwan/shared/network/trust-proxy';
import { readBucketAddress } from '@iwan/tooling/objects/bucket';
import { z } from 'zod';
import { webhookKey } from './leads/delivery/webhook-channel';
import { officeSettings, officeVariables, port } from './office-settings';
import { publicKeyOf } from './search-alerts/push/push-keys';
import { StartFailure } from './start-failure';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const days = z.coerce
  .number('must be a number of days from 1 to 36500')
  .int('must be a whole number of days from 1 to 36500')
  .min(1, 'must be a number of days from 1 to 36500')
  .max(36_500, 'must be a number of days from 1 to 36500')
  .nullable()
  .default(null);

const retentionVariables = { LEADS_KEPT_DAYS: days, SPAM_KEPT_DAYS: days, UPLOADS_KEPT_DAYS: days };

const minutesRule = 'must be a whole number of minutes from 5 to 10080';
const feedVariables = {
  FEED_URL: z.url({ protocol: /^https$/, error: 'must begin with https://' }).optional(),
  FEED_MINUTES: z.coerce.number(minutesRule).int(minutesRule).min(5, minutesRule).max(10_080, minutesRule).default(60),
};

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
export function readEnvironment(variables: NodeJS.ProcessEnv, workingFolder: string) {
  const read = schema.safeParse(withoutEmpty(variables));
  if (!read.success) {
    const [issue] = read.error.issues;
    const variable = String(issue?.path[0]);
    // Such a URL contains a password or a token.
    const isSecret = /_URL$|_PEPPER$|_SECRET$|_KEY$/.test(variable);
    const given = isSecret ? 'what it is set to' : `"${variables[variable]}"`;
    throw new StartFailure(`${variable} ${issue?.message}, not ${given}.`);
  }
  const { data } = read;
  return {
    /** 1 to 65535. */
    port: data.API_PORT,
    host: data.API_HOST,
    /** Absolute path. */
    dataFolder: resolve(workingFolder, data.DATA_DIR),
    /** The URL of a PostgreSQL; `null` for the embedded database in the data folder. */
    databaseUrl: data.DATABASE_URL,
    /** The bucket of uploaded files; `null`: the data folder. */
    uploadsBucket: readBucketAddress(data.UPLOADS_BUCKET ?? ''),
    /** The business's e-mail address for leads. */
    leadsEmail: data.LEADS_EMAIL,
    /** The webhook to which leads are posted; `null` for none. */
    leadsWebhookUrl: data.LEADS_WEBHOOK_URL,
    /** Signs webhooks; they are not signed without it. */
    leadsWebhookSecret: data.LEADS_WEBHOOK_SECRET ?? null,
    logLevel: data.LOG_LEVEL,
    isProduction: data.NODE_ENV === 'production',
    /** The mail server; `null`: the mailbox in the data folder. */
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    /** The public origin of the site; `null`: that of the request. */
    siteUrl: data.SITE_URL === undefined ? null : new URL(data.SITE_URL).origin,
    /** The origin of links in mails; never taken from a request. */
    linkOrigin: new URL(data.SITE_URL ?? `http://localhost:${data.PORT}`).origin,
    /** The proxies whose `X-Forwarded-*` headers are trusted. */
    trustProxy: readTrustProxy(data.TRUST_PROXY ?? 'loopback') ?? ['loopback'],
    /** The secret for the hashes of one-time codes; `null`: a random one stored in the data folder. */
    authPepper: data.AUTH_PEPPER ?? null,
    /** The private key of push notifications (VAPID), base64url; `null`: one that is made and stored in the data folder. */
    pushKey: data.PUSH_KEY ?? null,
    /** Origins of push services that may be at private addresses, and use http. */
    pushOrigins: data.PUSH_ORIGINS.split(/[\s,]+/).filter(Boolean),
    /** `null`: no office, because there would be no first administrator. */
    office: officeSettings(data, data.SITE_URL !== undefined),
    /** The law asks for a permit where property is advertised: on a site that has an address. Projects without one are hidden. */
    requiresPermits: (data.PERMITS ?? (data.SITE_URL === undefined ? 'off' : 'required')) === 'required',
    /** The release store, whose releases declare further lead forms. Absolute path; it may be missing. */
    releasesDir: resolve(workingFolder, data.RELEASES_DIR),
    /** The keys that a release must be signed with; empty: any release is trusted. */
    releaseKeys: keysIn(data.RELEASE_KEYS),
    /** Whether the demo records are inserted into a new database. On a real site the content is the operator's own. */
    wantsDemo: data.DEMO === undefined ? data.DATABASE_URL === null : data.DEMO === 'on',
    /** How many days leads and uploaded files that no record names are kept; `null`: until somebody deletes them. */
    retention: {
      leadDays: data.LEADS_KEPT_DAYS,
      spamDays: data.SPAM_KEPT_DAYS,
      uploadDays: data.UPLOADS_KEPT_DAYS,
    },
    /** The feed of listings that is imported by itself, with the minutes from the start of one import to that of the next; `null` for none. */
    feed: data.FEED_URL === undefined ? null : { url: data.FEED_URL, minutes: data.FEED_MINUTES },
  };
}

export type Environment = Readonly<ReturnType<typeof readEnvironment>>;

function keysIn(text: string): readonly ReleaseKey[] {
  try {
    return readReleaseKeys(text);
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}

/** The defaults without an office, which complete the partial environment of a test. */
export const quietDefaults = readEnvironment({ OFFICE_PORT: 'off' }, process.cwd());
