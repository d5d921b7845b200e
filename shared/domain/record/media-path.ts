import { asText, type UntrustedRecord } from './untrusted-record';

/** Whether a path has a segment `.` or `..`, also percent-encoded, which URLs resolve nevertheless. */
export function climbs(path: string): boolean {
  return path.split(/[/\\]|%2f|%5c/i).some((part) => /^(\.|%2e){1,2}$/i.test(part));
}

/**
 * The path of an entity's image, logo or clip, when it is a relative path or an http(s) URL; `null` for anything else: other
 * schemes, another host in disguise (`//host`, `\\host`), paths with `..`, markup, control characters.
 */
export function safeMediaPath(path: string | null): string | null {
  const trimmed = path?.trim() ?? '';
  if (trimmed === '' || /[\p{Cc}\\<>"]/u.test(trimmed)) return null;
  if (/^https?:\/\//i.test(trimmed)) return isUrl(trimmed) ? trimmed : null;
  if (/^[a-z][a-z\d+.-]*:/i.test(trimmed) || trimmed.startsWith('//') || climbs(trimmed)) return null;
  return trimmed;
}

/** A field as such a path; the first one of a list. Text is one path: it may contain a comma. */
export function readMedia(record: UntrustedRecord, key: string): string | null {
  const value = record[key];
  return safeMediaPath(asText(Array.isArray(value) ? value[0] : value));
}

function isUrl(text: string): boolean {
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}
