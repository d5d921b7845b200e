import { noCriteria, type SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { readListingQuery } from '@iwan/shared/paths/criteria';
import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * The current criteria of a form, read as the page of results reads them, including choices made before hydration. `isHere`:
 * the form is hydrated.
 */
export function usePanelCriteria(form: RefObject<HTMLFormElement | null>) {
  const [criteria, setCriteria] = useState<SearchCriteria>(noCriteria);
  const [isHere, setHere] = useState(false);

  const read = useCallback(() => {
    if (form.current === null) return;
    const sent = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') sent.append(name, value);
    setCriteria(readListingQuery(sent).criteria);
  }, [form]);

  useEffect(() => {
    read();
    setHere(true);
  }, [read]);

  return { criteria, isHere, read };
}
