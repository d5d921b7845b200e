import type { RequestKind } from './metrics';

/** The kind of a request, by its path and status. */
export function requestKind(path: string, contentType: unknown): RequestKind {
  if (path.startsWith('/api/')) return 'api';
  if (/^\/(images|media|tiles|social)\//.test(path)) return 'image';
  if (/^\/(shell|remotes)\//.test(path)) return 'file';
  return typeof contentType === 'string' && contentType.startsWith('text/html') ? 'document' : 'other';
}
