import type { RequestKind } from './metrics';

/** What a request is for, by its path and what was answered. */
export function requestKind(path: string, contentType: unknown): RequestKind {
  if (path.startsWith('/api/')) return 'api';
  if (/^\/(images|media|tiles|social)\//.test(path)) return 'image';
  if (/^\/(shell|remotes)\//.test(path)) return 'file';
  return typeof contentType === 'string' && contentType.startsWith('text/html') ? 'document' : 'other';
}
