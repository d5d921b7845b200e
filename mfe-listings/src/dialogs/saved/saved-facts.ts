import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';

/** Facts about saved projects, and when they were loaded. */
export interface KnownFacts {
  /** ISO 8601 instant of the response; `null` before the first one. */
  readonly at: string | null;
  readonly projects: readonly ProjectCard[];
}

/** The state of loading today's facts. */
export type FactsResponse =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly projects: readonly ProjectCard[] };

/** A saved project with its current state. */
export interface SavedEntry {
  /** The latest facts. */
  readonly project: ProjectCard;
  /** `known`: from an earlier response, because today's is missing. `gone`: the backend does not have the project any more. */
  readonly facts: 'today' | 'known' | 'gone';
  /** The price in dirhams at the last visit, where it differs from today's. */
  readonly priceBefore: number | null;
  /** New since the last visit. */
  readonly isNewlySoldOut: boolean;
}

/**
 * What a list of saved projects shows. The browser stores only which projects are saved; until today's facts are loaded, the
 * last known ones are shown, so that nothing moves.
 */
export function savedEntries(
  kept: readonly ProjectCard[],
  known: KnownFacts,
  response: FactsResponse,
): readonly SavedEntry[] {
  const knownById = new Map(known.projects.map((project) => [project.id, project]));
  const todayById = response.status === 'ready' ? new Map(response.projects.map((each) => [each.id, each])) : null;
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
