import type { CachedCall } from '../calls/cached-call';

/** One record at an address that names it. */
export const recordCall = (): CachedCall =>
  listCall({ answers: [{ key: 'data', holds: 'record' }], isWholeList: false });

/** A list at an address of its own, kept as most calls of section 7 are. */
export function listCall(changes: Partial<CachedCall> = {}): CachedCall {
  return {
    answers: [{ key: 'data', holds: 'list' }],
    freshFor: 3_000,
    staleFor: 600_000,
    variesByQuery: true,
    isWholeList: true,
    isNewForBrowsers: false,
    ...changes,
  };
}
