import { useLocale } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { useEffect, useState } from 'react';
import type { FoundSuggestions } from './find-suggestions';

/** Debounce in milliseconds. */
const pause = 150;

interface Suggestions extends FoundSuggestions {
  /** The text that they belong to; empty before the first. */
  readonly of: string;
  /** The request has failed. */
  readonly isLost: boolean;
}

const nothing: Suggestions = { options: [], understood: '', of: '', isLost: false };

/**
 * The suggestions for the current text, whose code is loaded with the first letter. The previous ones stay visible while
 * loading; if a request fails there are none, and the field still works as a search.
 */
export function useSuggestions(text: string, criteria: SearchCriteria): Suggestions {
  const [found, setFound] = useState(nothing);
  const locale = useLocale();
  const typed = text.trim();
  const chosen = JSON.stringify(criteria);

  useEffect(() => {
    if (typed === '') return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      import('./find-suggestions')
        .then(({ findSuggestions }) => findSuggestions(typed, JSON.parse(chosen), locale, request.signal))
        .then((answer) => ({ ...nothing, ...answer }))
        .catch(() => ({ ...nothing, isLost: true }))
        .then((answer) => {
          if (!request.signal.aborted) setFound({ ...answer, of: typed });
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, chosen, locale]);

  return typed === '' ? nothing : found;
}
