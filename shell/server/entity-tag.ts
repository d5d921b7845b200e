import { createHash } from 'node:crypto';

/** A weak entity tag of a content: one for all its encodings, which differ in their bytes alone (RFC 9110, section 8.8.3). */
export function entityTag(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` names the tag, compared weakly (RFC 9110, section 13.1.2). What cannot be read names none. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = opaquePart(tag);
  return ifNoneMatch.match(/(?:W\/)?"[^"]*"/g)?.some((known) => opaquePart(known) === wanted) ?? false;
}

function opaquePart(tag: string): string {
  return tag.replace(/^W\//, '');
}
