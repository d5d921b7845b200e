import { useLocation } from '@iwan/shared/router/router';
import { useEffect } from 'react';

/** Opens the question that the address names, for who comes from another page of the site: that is no jump of the browser's. */
export function useLinkedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const item = answer?.closest('details');
    if (!answer || !item) return;
    item.open = true;
    answer.scrollIntoView();
  }, [hash]);
}
