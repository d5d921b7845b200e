import { asRecord } from '@iwan/shared/domain/record/untrusted-record';

/** What stands under the key of an answer: a list, or one record, which some backends send as a list of one. */
type Shape = { readonly key: 'data' | 'blogs'; readonly holds: 'list' | 'record' };

const shapes: readonly (readonly [RegExp, Shape])[] = [
  [/^\/api\/(projectapi|agentapi|developerapi|teamapi)\/?$/, { key: 'data', holds: 'list' }],
  [/^\/api\/(agentapi|agentProject|developerProject)\/./, { key: 'data', holds: 'list' }],
  [/^\/api\/(projectapi|developerapi)\/./, { key: 'data', holds: 'record' }],
  [/^\/api\/blogs\/?$/, { key: 'blogs', holds: 'list' }],
  [/^\/api\/blogs\/./, { key: 'blogs', holds: 'record' }],
];

/** Whether a path, with or without a query, is one of the GET calls of section 7 that give everybody the same. */
export function isPublicCall(path: string): boolean {
  return shapeOf(path) !== null;
}

/**
 * Whether a body is an answer to a path of section 7: it has the envelope that the calls read. A web page, half of a
 * JSON text or an error told with status 200 has not.
 */
export function isAnswerTo(path: string, body: unknown): boolean {
  const shape = shapeOf(path);
  if (shape === null) return asRecord(body) !== null;
  const content = asRecord(body)?.[shape.key];
  return Array.isArray(content) || (shape.holds === 'record' && asRecord(content) !== null);
}

function shapeOf(path: string): Shape | null {
  const pathname = path.replace(/\?.*$/s, '');
  return shapes.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;
}
