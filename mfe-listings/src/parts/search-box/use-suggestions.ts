import type { SearchCriteria } from '@iwan/shared/domain/search/search-criteria';
import { useEffect, useState } from 'react';
import type { FoundSuggestions } from './find-suggestions';

/** A pause in typing, in milliseconds, after which suggestions are looked for. */
const pause = 150;

const nothing: FoundSuggestions = { options: [], understood: '' };

/**
 * The suggestions for what is typed, whose code comes with the first letter. The last ones stay until the new are there;
 * where they do not arrive there are none: the field is a search without them as well.
 */
export function useSuggestions(text: string, criteria: SearchCriteria): FoundSuggestions & { readonly of: string } {
  const [found, setFound] = useState({ ...nothing, of: '' });
  const typed = text.trim();
  const chosen = JSON.stringify(criteria);

  useEffect(() => {
    if (typed === '') return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      import('./find-suggestions')
        .then(({ findSuggestions }) => findSuggestions(typed, JSON.parse(chosen), request.signal))
        .catch(() => nothing)
        .then((answer) => {
          if (!request.signal.aborted) setFound({ ...answer, of: typed });
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, chosen]);

  return typed === '' ? { ...nothing, of: '' } : found;
}
