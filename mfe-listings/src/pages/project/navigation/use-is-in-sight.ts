import { useEffect, useState } from 'react';

/** Whether the section around an element is in the window; false before hydration. */
export function useIsInSight(id: string): boolean {
  const [isInSight, setIsInSight] = useState(false);

  useEffect(() => {
    const section = document.getElementById(id)?.closest('section');
    if (!section || typeof IntersectionObserver === 'undefined') return;
    const watching = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting === true), {
      rootMargin: '0px 0px -20% 0px',
    });
    watching.observe(section);
    return () => watching.disconnect();
  }, [id]);

  return isInSight;
}
