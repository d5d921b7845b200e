import { createHash, randomInt } from 'node:crypto';
import type { Canary } from '@iwan/shared/contracts/canary';

/** The number of buckets of visitors: with a hundred thousand visitors, each bucket has ten. */
const bucketCount = 10_000;

/** The cookie with the bucket of a visitor, and nothing else about them. */
export const bucketCookie = 'iwan_canary';
/** The lifetime of the cookie in seconds. */
const cookieAge = 7 * 24 * 60 * 60;

/** The bucket in a `Cookie` header; `null` without a valid one. */
export function bucketOf(cookies: string | undefined): number | null {
  const written = cookies === undefined ? null : /(?:^|;\s*)iwan_canary=(\d{1,4})(?:;|$)/.exec(cookies);
  return written ? Number(written[1]) : null;
}

export function drawBucket(): number {
  return randomInt(bucketCount);
}

/**
 * Whether the visitors of a bucket get a canary. A visitor who gets it keeps it when the share grows; each canary selects other
 * buckets, so that two concurrent canaries are independent.
 */
export function isInCanary(
  { name, version, percent }: Pick<Canary, 'version' | 'percent'> & { readonly name: string },
  bucket: number,
): boolean {
  const drawn = createHash('sha256').update(`${name} ${version} ${bucket}`).digest().readUInt32BE(0);
  return drawn < (percent / 100) * 2 ** 32;
}

/** The `Set-Cookie` of a bucket. */
export function setBucketCookie(bucket: number, isSecure: boolean): string {
  return `${bucketCookie}=${bucket}; Path=/; Max-Age=${cookieAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
