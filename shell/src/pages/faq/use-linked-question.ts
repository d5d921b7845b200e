import { useEffect } from 'react';

/** Opens the question that the address names, for whoever comes from another page of the site: that is no jump of the browser's. */
export function useLinkedQuestion(): void {
  useEffect(() => {
    const answer = document.getElementById(location.hash.slice(1));
    const item = answer?.closest('details');
    if (!answer || !item) return;
    item.open = true;
    answer.scrollIntoView();
  }, []);
}
