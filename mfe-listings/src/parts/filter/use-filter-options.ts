import { getHttp } from '@iwan/shared/api/http';
import { useEffect, useState } from 'react';
import type { FilterOptions } from './fields/filter-options';

/** The names that the filter offers, loaded when it opens; `isMissing` when that failed. */
export function useFilterOptions() {
  const [options, setOptions] = useState<FilterOptions | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const request = new AbortController();
    Promise.all([import('./fields/filter-options'), getHttp()])
      .then(([{ loadFilterOptions }, http]) => loadFilterOptions(http, request.signal))
      .then((loaded) => {
        if (!request.signal.aborted) setOptions(loaded);
      })
      .catch(() => {
        if (!request.signal.aborted) setMissing(true);
      });
    return () => request.abort();
  }, [attempt]);

  function retry(): void {
    setMissing(false);
    setAttempt((before) => before + 1);
  }
  return { options, isMissing, retry };
}
