import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { useEffect, useRef, useState } from 'react';
import { getProjects } from '../../parts/get-projects';
import { knownFacts } from './known-facts';
import type { FactsAnswer, KnownFacts } from './saved-facts';

/**
 * Loads today's facts of the saved projects once while the list is open, and again on request. Changes are shown relative to
 * the facts of the last visit until the list is opened again.
 */
export function useSavedFacts(kept: readonly ProjectCard[]) {
  const [known] = useState<KnownFacts>(knownFacts.read);
  const [answer, setAnswer] = useState<FactsAnswer>({ status: 'loading' });
  const [round, setRound] = useState(0);
  // A project that is removed meanwhile needs no second request.
  const ids = useRef(kept.map(({ id }) => id));

  useEffect(() => {
    if (ids.current.length === 0) return;
    const stopped = new AbortController();
    setAnswer({ status: 'loading' });
    askFor(ids.current, stopped.signal).then(
      (projects) => {
        if (stopped.signal.aborted) return;
        setAnswer({ status: 'ready', projects });
        knownFacts.write(projects, new Date());
      },
      () => {
        if (!stopped.signal.aborted) setAnswer({ status: 'failed' });
      },
    );
    return () => stopped.abort();
  }, [round]);

  return { known, answer, retry: () => setRound((before) => before + 1) };
}

async function askFor(ids: readonly string[], signal: AbortSignal): Promise<readonly ProjectCard[]> {
  // A response from the service worker's cache is not today's.
  if (navigator.onLine === false) throw new Error('There is no line.');
  return (await getProjects()).cards(ids, signal);
}
