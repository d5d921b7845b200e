import { useLocale } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { useEffect, useState } from 'react';
import type { FoundSuggestions } from './find-suggestions';

/** A pause in typing, in milliseconds, after which suggestions are looked for. */
const pause = 150;

interface Suggestions extends FoundSuggestions {
  /** For what they are; empty before there were any. */
  readonly of: string;
  /** They were asked for and did not arrive. */
  readonly isLost: boolean;
}

const nothing: Suggestions = { options: [], understood: '', of: '', isLost: false };

/**
 * The suggestions for what is typed, whose code comes with the first letter. The last ones stay until the new are there;
 * where they do not arrive there are none: the field is a search without them as well.
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
