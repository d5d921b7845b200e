import { createHash } from 'node:crypto';

/** A weak entity tag of a content: the same for all its encodings, whose bytes differ (RFC 9110, section 8.8.3). */
export function entityTag(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` has the tag, compared weakly (RFC 9110, section 13.1.2). A malformed header matches nothing. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = opaquePart(tag);
  return ifNoneMatch.match(/(?:W\/)?"[^"]*"/g)?.some((known) => opaquePart(known) === wanted) ?? false;
}

function opaquePart(tag: string): string {
  return tag.replace(/^W\//, '');
}
