import type { Loaded } from '@iwan/shared/api/loaded';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { useEffect, useState } from 'react';
import { getProjects } from '../../../parts/get-projects';

type Answer =
  | { readonly status: 'ready'; readonly value: readonly ProjectCard[] }
  | { readonly status: 'idle' | 'failed' };

/** Debounce in milliseconds. */
const debounce = 200;

/** The projects that a text finds; `found` is the result for `sought`, the words in the address. */
export function useProjectSearch(text: string, sought: string, found: Loaded<readonly ProjectCard[]>) {
  const [answer, setAnswer] = useState<Answer>(sought === '' ? { status: 'idle' } : found);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (attempt === 0 && text.trim() === sought) return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      if (text.trim() === '') return setAnswer({ status: 'idle' });
      try {
        const projects = await getProjects();
        const value = await projects.suggest(text, request.signal);
        if (!request.signal.aborted) setAnswer({ status: 'ready', value });
      } catch {
        if (!request.signal.aborted) setAnswer({ status: 'failed' });
      }
    }, debounce);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, sought, attempt]);

  return { answer, retry: () => setAttempt(attempt + 1) };
}
