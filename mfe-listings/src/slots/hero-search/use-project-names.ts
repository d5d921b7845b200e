import type { ProjectNames } from '@iwan/shared/domain/search/words/project-names';
import { useEffect, useState } from 'react';
import { getProjects } from '../../parts/get-projects';

/** Debounce in milliseconds. */
const pause = 250;

type NamesResponse =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly found: ProjectNames };

/**
 * The names of the projects at the chosen locations. Where there are more than fit, the backend searches for the typed text;
 * otherwise the loaded list is filtered.
 */
export function useProjectNames(locations: readonly string[], sought: string) {
  const place = JSON.stringify(locations);
  const all = useResponse(place, '', 0);
  const isCut = all.response.status === 'ready' && all.response.found.isCut;
  const some = useResponse(place, isCut ? sought.trim() : '', pause);
  return isCut && sought.trim() !== '' ? some : all;
}

/** A result of the current query only: while another is loading there is none. No request without a location. */
function useResponse(place: string, sought: string, wait: number) {
  const [attempt, setAttempt] = useState(0);
  const [response, setResponse] = useState<{ readonly to: string; readonly response: NamesResponse } | null>(null);
  const question = `${attempt} ${place} ${sought}`;

  useEffect(() => {
    const locations: readonly string[] = JSON.parse(place);
    if (locations.length === 0 || (wait > 0 && sought === '')) return;
    const request = new AbortController();
    const update = (next: NamesResponse) => {
      if (!request.signal.aborted) setResponse({ to: question, response: next });
    };
    const timer = setTimeout(() => {
      getProjects()
        .then((projects) => projects.names({ locations, sought }, request.signal))
        .then((found) => update({ status: 'ready', found }))
        .catch((error: unknown) =>
          update({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
        );
    }, wait);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [place, sought, wait, question]);

  const current: NamesResponse = response?.to === question ? response.response : { status: 'loading' };
  return { response: current, retry: () => setAttempt((before) => before + 1) };
}
