import { createHash, randomInt } from 'node:crypto';
import type { Canary } from '@iwan/shared/contracts/canary';

/** Visitors are distinguished by this many numbers at most: with a hundred thousand visitors ten have the same one. */
const bucketCount = 10_000;

/** What a browser keeps of the visitor: in which of the buckets they are. It says nothing else of them. */
export const bucketCookie = 'iwan_canary';
/** How long it is kept, in seconds. */
const cookieAge = 7 * 24 * 60 * 60;

/** The bucket that a `Cookie` header says; `null` where it says none. */
export function bucketOf(cookies: string | undefined): number | null {
  const written = cookies === undefined ? null : /(?:^|;\s*)iwan_canary=(\d{1,4})(?:;|$)/.exec(cookies);
  return written ? Number(written[1]) : null;
}

export function drawBucket(): number {
  return randomInt(bucketCount);
}

/**
 * Whether the visitors of a bucket get a canary. Whoever gets it keeps it when the share grows; another canary is another draw,
 * so that two at a time are compared with all others each.
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
