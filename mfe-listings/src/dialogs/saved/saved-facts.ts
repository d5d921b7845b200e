import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';

/** What is known of projects that a browser has kept, since when. */
export interface KnownFacts {
  /** ISO 8601 instant of the answer; `null` before the first. */
  readonly at: string | null;
  readonly projects: readonly ProjectCard[];
}

/** How asking for today's facts goes. */
export type FactsAnswer =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly projects: readonly ProjectCard[] };

/** A kept project with what can be said of it now. */
export interface SavedEntry {
  /** The latest facts that are known. */
  readonly project: ProjectCard;
  /** `known`: not of today, as it could not be asked for, or not yet. `gone`: the backend has it no more. */
  readonly facts: 'today' | 'known' | 'gone';
  /** The price, in dirhams, at the last look, where today's is another. */
  readonly priceBefore: number | null;
  /** It was not at the last look. */
  readonly isNewlySoldOut: boolean;
}

/**
 * What a list of kept projects says of each: what was kept is only which projects, and what was known of them last stands
 * in until today's facts come, so that nothing moves then.
 */
export function savedEntries(
  kept: readonly ProjectCard[],
  known: KnownFacts,
  answer: FactsAnswer,
): readonly SavedEntry[] {
  const knownById = new Map(known.projects.map((project) => [project.id, project]));
  const todayById = answer.status === 'ready' ? new Map(answer.projects.map((each) => [each.id, each])) : null;
  return kept.map((stored) => {
    const last = knownById.get(stored.id) ?? stored;
    const today = todayById?.get(stored.id);
    if (today === undefined) {
      return {
        project: last,
        facts: todayById === null ? 'known' : 'gone',
        priceBefore: null,
        isNewlySoldOut: false,
      };
    }
    const hasBoth = last.price > 0 && today.price > 0;
    return {
      project: today,
      facts: 'today',
      priceBefore: hasBoth && last.price !== today.price ? last.price : null,
      isNewlySoldOut: isSoldOut(today.status) && !isSoldOut(last.status),
    };
  });
}
