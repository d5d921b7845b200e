import type { CachedCall } from '../data/calls/cached-call';

/** A record at an address of its own. */
export const recordCall = (): CachedCall =>
  listCall({ answers: [{ key: 'data', holds: 'record' }], isWholeList: false });

/** A list at an address without parameters, cached as most calls of section 7 are. */
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
