import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { useEffect, useRef, useState } from 'react';
import { getProjects } from '../../parts/get-projects';
import { knownFacts } from './known-facts';
import type { FactsAnswer, KnownFacts } from './saved-facts';

/**
 * Asks for today's facts of the kept projects, once while the list is open, and again when somebody wants to. What was
 * known at the last look stays what changes are told against until the list is opened again.
 */
export function useSavedFacts(kept: readonly ProjectCard[]) {
  const [known] = useState<KnownFacts>(knownFacts.read);
  const [answer, setAnswer] = useState<FactsAnswer>({ status: 'loading' });
  const [round, setRound] = useState(0);
  // What is removed meanwhile needs no second call.
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
  // What the service worker has cached of an earlier answer is not of today.
  if (navigator.onLine === false) throw new Error('There is no line.');
  return (await getProjects()).cards(ids, signal);
}
