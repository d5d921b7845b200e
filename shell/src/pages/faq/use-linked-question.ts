import { useEffect } from 'react';

/** Expands the question in the hash after a navigation within the site, which the browser does not do itself. */
export function useLinkedQuestion(): void {
  useEffect(() => {
    const answer = document.getElementById(location.hash.slice(1));
    const item = answer?.closest('details');
    if (!answer || !item) return;
    item.open = true;
    answer.scrollIntoView();
  }, []);
}
