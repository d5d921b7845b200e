import { getHttp } from '@iwan/shared/api/http';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { SearchResult } from '@iwan/shared/domain/search/project-search';
import { understandCriteria } from '@iwan/shared/domain/search/understand/understand-criteria';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getProjects } from '../get-projects';
import { loadRatesForText } from '../rates/rates-for-text';
import { countedFacets } from './counted-facets';

/** Debounce in milliseconds. */
const pause = 250;

export type Matches = SearchResult<ProjectCard>;

export interface MatchCount {
  /** The latest result; of earlier criteria while `status` is not `ready`. */
  readonly latest: Matches | null;
  readonly status: 'counting' | 'ready' | 'failed';
  readonly message: string;
}

const counting = (before: MatchCount): MatchCount =>
  before.status === 'counting' ? before : { ...before, status: 'counting' };

/**
 * Counts the projects that match the criteria, debounced; an outdated request is aborted. `recount` counts at once, for callers
 * that need the result; it returns `null` on failure, which `count` then reports.
 */
export function useMatches(criteria: SearchCriteria, slug: string | null) {
  const [count, setCount] = useState<MatchCount>({ latest: null, status: 'counting', message: '' });
  const running = useRef<AbortController>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const recount = useCallback(async (): Promise<Matches | null> => {
    // A pending debounced request would abort this one.
    clearTimeout(waiting.current);
    running.current?.abort();
    const request = new AbortController();
    running.current = request;
    setCount(counting);
    try {
      const projects = await getProjects();
      const rates = await loadRatesForText(criteria.query, getHttp, request.signal);
      const understood = await understandCriteria(criteria, { rates, year: new Date().getFullYear() });
      const question = {
        criteria: understood.criteria,
        slug,
        sort: null,
        page: 1,
        perPage: 1,
        facets: countedFacets,
      };
      const latest = await projects.search(question, request.signal);
      if (request.signal.aborted) return null;
      setCount({ latest, status: 'ready', message: '' });
      return latest;
    } catch (error) {
      if (request.signal.aborted) return null;
      const message = error instanceof Error ? error.message : String(error);
      setCount((before) => ({ ...before, status: 'failed', message }));
      return null;
    }
  }, [criteria, slug]);

  useEffect(() => {
    setCount(counting);
    waiting.current = setTimeout(() => void recount(), pause);
    return () => {
      clearTimeout(waiting.current);
      running.current?.abort();
    };
  }, [recount]);

  return { count, recount };
}
