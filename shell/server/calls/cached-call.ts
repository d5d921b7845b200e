import type { CallAnswer, CallDeclaration } from '@iwan/shared/contracts/call';

/** How the answers of a call are kept. */
export interface CachedCall {
  /** An answer has one of these envelopes: those that remotes have declared. */
  readonly answers: readonly CallAnswer[];
  /** For how long after it was fetched an answer is fresh, in milliseconds. */
  readonly freshFor: number;
  /** For how long after that it is given while a newer one is fetched, in milliseconds. */
  readonly staleFor: number;
  readonly variesByQuery: boolean;
  /** Whether it is a list at an address of its own, of which there are few and which may be large. */
  readonly isWholeList: boolean;
  readonly isNewForBrowsers: boolean;
}

/** What an answer may depend on beside its path, as far as this shell knows. */
export const knownVariations: readonly string[] = ['query'];

/** How the answers of a call are to be kept; `null` where they are not. */
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

/** What holds of a call that is declared twice: the shorter keeping, and whichever envelope. */
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
