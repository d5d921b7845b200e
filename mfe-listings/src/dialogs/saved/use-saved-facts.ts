import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { parseInstant } from '@iwan/shared/domain/record/instant';
import { asRecord, readText } from '@iwan/shared/domain/record/untrusted-record';
import { favouriteLimit } from '@iwan/shared/domain/visitor/favourites';
import { recentLimit } from '@iwan/shared/domain/visitor/recently-viewed';
import { restoreProjects } from '@iwan/shared/domain/visitor/stored-project';
import { browserStorage } from '@iwan/shared/state/browser-storage';
import { useEffect, useRef, useState } from 'react';
import { getProjects } from '../../parts/get-projects';
import type { FactsResponse, KnownFacts } from './saved-facts';

/**
 * Loads today's facts of the saved projects once while the list is open, and again on request. Changes are shown relative to
 * the facts of the last visit until the list is opened again.
 */
export function useSavedFacts(kept: readonly ProjectCard[]) {
  const [known] = useState<KnownFacts>(knownFacts.read);
  const [response, setResponse] = useState<FactsResponse>({ status: 'loading' });
  const [round, setRound] = useState(0);
  // A project that is removed meanwhile needs no second request.
  const ids = useRef(kept.map(({ id }) => id));

  useEffect(() => {
    if (ids.current.length === 0) return;
    const stopped = new AbortController();
    setResponse({ status: 'loading' });
    askFor(ids.current, stopped.signal).then(
      (projects) => {
        if (stopped.signal.aborted) return;
        setResponse({ status: 'ready', projects });
        knownFacts.write(projects, new Date());
      },
      () => {
        if (!stopped.signal.aborted) setResponse({ status: 'failed' });
      },
    );
    return () => stopped.abort();
  }, [round]);

  return { known, answer: response, retry: () => setRound((before) => before + 1) };
}

async function askFor(ids: readonly string[], signal: AbortSignal): Promise<readonly ProjectCard[]> {
  // A response from the service worker's cache is not today's.
  if (navigator.onLine === false) throw new Error('There is no line.');
  return (await getProjects()).cards(ids, signal);
}

/** The storage key. Favourites and recently viewed projects have keys of their own. */
const knownFactsKey = 'savedFacts';

const most = favouriteLimit + recentLimit;

function restore(text: string | null): KnownFacts {
  try {
    const record = asRecord(JSON.parse(text ?? 'null'));
    const at = record && parseInstant(readText(record, 'at'));
    return at ? { at, projects: restoreProjects(JSON.stringify(record.projects)).slice(0, most) } : nothing;
  } catch {
    return nothing;
  }
}

const nothing: KnownFacts = { at: null, projects: [] };

const storage = browserStorage<KnownFacts>(knownFactsKey, { version: 1, restore, store: JSON.stringify });

/**
 * The last known facts about the saved projects: shown while the visitor is offline, and compared with to show what has
 * changed.
 */
const knownFacts = {
  read: (): KnownFacts => storage.read() ?? nothing,
  write: (projects: readonly ProjectCard[], now: Date): void =>
    storage.write({ at: now.toISOString(), projects: projects.slice(0, most) }),
};
