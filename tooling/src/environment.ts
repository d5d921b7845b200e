import { resolve } from 'node:path';
import { readReleaseKeys } from '@iwan/shared/contracts/signatures';
import { type BucketAddress, readBucketAddress } from './objects/bucket';

/** The environment variables that the scripts use (docs/environment.md); each program validates its own at its start. */
export type ScriptEnvironment = ReturnType<typeof readScriptEnvironment>;

/** Parses the variables of the scripts. An empty one counts as unset. Throws a message for an invalid one. */
export function readScriptEnvironment(source: Readonly<Record<string, string | undefined>>) {
  const port = portOf('PORT', source.PORT, 3000);
  return {
    port,
    apiPort: portOf('API_PORT', source.API_PORT, 3001),
    /** An external backend; undefined: our own is started. */
    apiUrl: addressOf('API_URL', source.API_URL),
    siteUrl: addressOf('SITE_URL', source.SITE_URL) ?? `http://localhost:${port}`,
    /** `null`: there is none. */
    officePort: officePortOf(source),
    releasesDir: resolve(source.RELEASES_DIR || '.releases'),
    /** The bucket that the folder mirrors; `null` without one. */
    releasesBucket: source.RELEASES_BUCKET ? bucketOf('RELEASES_BUCKET', source.RELEASES_BUCKET) : null,
    dataDir: resolve(source.DATA_DIR || '.data'),
    releaseKeys: readReleaseKeys(source.RELEASE_KEYS ?? ''),
  };
}

function bucketOf(name: string, text: string): BucketAddress {
  const address = readBucketAddress(text);
  if (address === null) throw new Error(`${name} must be s3://bucket or s3://bucket/folder, not "${text}".`);
  return address;
}

function portOf(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new Error(`${name} must be a whole number from 1 to 65535, not "${text}".`);
  return port;
}

/** A public site has an office once somebody may enter it. */
function officePortOf({
  OFFICE_PORT,
  OFFICE_EMAILS,
  SITE_URL,
}: Readonly<Record<string, string | undefined>>): number | null {
  if (OFFICE_PORT === 'off' || (SITE_URL && !OFFICE_EMAILS)) return null;
  return portOf('OFFICE_PORT', OFFICE_PORT, 3002);
}

function addressOf(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new Error(`${name} must be an address that begins with http:// or https://, not "${text}".`);
  }
  return text.replace(/\/+$/, '');
}
