import { useEffect, useState } from 'react';
import type { Section } from './sections';

/** The part of the window, below its sticky header, in which a section counts as the current one. */
const strip = '-25% 0px -65% 0px';

/** The id of the current section; `null` above the first. */
export function useSectionInSight(sections: readonly Section[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const inStrip = new Set<Element>();
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inStrip.add(target);
          else inStrip.delete(target);
        }
        const read = elements.findLast((element) => inStrip.has(element));
        if (read) setCurrent(read.id);
        else if (elements[0] && elements[0].getBoundingClientRect().top > 0) setCurrent(null);
      },
      { rootMargin: strip },
    );
    for (const element of elements) watching.observe(element);
    return () => watching.disconnect();
  }, [ids]);

  return current;
}
