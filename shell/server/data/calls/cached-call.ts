import type { CallDeclaration, CallResponse } from '@iwan/shared/contracts/call';

/** How the responses of a call are cached. */
export interface CachedCall {
  /** The declared envelopes, one of which a response must have. */
  readonly answers: readonly CallResponse[];
  /** How long a response is fresh, in milliseconds. */
  readonly freshFor: number;
  /** How long it is served stale after that, in milliseconds. */
  readonly staleFor: number;
  readonly variesByQuery: boolean;
  /** Whether it is a list at an address without parameters, of which there are few and which may be large. */
  readonly isWholeList: boolean;
  readonly isNewForBrowsers: boolean;
}

/** What a response may vary by, as far as this shell knows. */
export const knownVariations: readonly string[] = ['query'];

/** How the responses of a call are cached; `null` where they are not. */
export function cachedCallOf({ method, path, answer, keep }: CallDeclaration): CachedCall | null {
  if (method !== 'GET' || keep === undefined || answer === undefined) return null;
  if (keep.variesBy.some((variation) => !knownVariations.includes(variation))) return null;
  return {
    answers: [answer],
    freshFor: keep.freshFor * 1000,
    staleFor: keep.staleFor * 1000,
    variesByQuery: keep.variesBy.includes('query'),
    isWholeList: answer.holds === 'list' && !path.includes(':'),
    isNewForBrowsers: keep.isNewForBrowsers ?? false,
  };
}

/** Combines two declarations of a call: the shorter times, and either envelope. */
export function cachedByBoth(one: CachedCall | null, other: CachedCall | null): CachedCall | null {
  if (one === null || other === null) return null;
  const further = other.answers.filter(
    ({ key, holds }) => !one.answers.some((known) => known.key === key && known.holds === holds),
  );
  return {
    answers: [...one.answers, ...further],
    freshFor: Math.min(one.freshFor, other.freshFor),
    staleFor: Math.min(one.staleFor, other.staleFor),
    variesByQuery: one.variesByQuery || other.variesByQuery,
    isWholeList: one.isWholeList || other.isWholeList,
    isNewForBrowsers: one.isNewForBrowsers || other.isNewForBrowsers,
  };
}
