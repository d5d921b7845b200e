import { climbs } from '../paths/image';
import { type HostileRecord, readText } from './hostile-record';

/**
 * The path of an entity's image, logo or clip, when it is a relative path or an http(s) URL; `null` for anything else: other schemes, another
 * host in disguise (`//host`, `\\host`), paths that climb, markup, control characters.
 */
export function safeMediaPath(path: string | null): string | null {
  const trimmed = path?.trim() ?? '';
  if (trimmed === '' || /[\p{Cc}\\<>"]/u.test(trimmed)) return null;
  if (/^https?:\/\//i.test(trimmed)) return isUrl(trimmed) ? trimmed : null;
  if (/^[a-z][a-z\d+.-]*:/i.test(trimmed) || trimmed.startsWith('//') || climbs(trimmed)) return null;
  return trimmed;
}

/** A field as such a path, by the same rule. */
export function readMedia(record: HostileRecord, key: string): string | null {
  return safeMediaPath(readText(record, key));
}

function isUrl(text: string): boolean {
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}
