import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useEffect, useRef, useState } from 'react';
import { textsOf } from '../texts';
import styles from './section-nav.module.css';
import type { Section } from './sections';

/** Links to the sections of the page; the current one is marked while the visitor scrolls. */
export function SectionNav({ sections }: { readonly sections: readonly Section[] }) {
  const texts = useTexts(textsOf);
  const row = useRef<HTMLElement>(null);
  const current = useSectionInSight(sections);

  // On a phone the row is wider than the window: it scrolls to the marked link, and the page does not.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    const middle = link.offsetLeft + link.offsetWidth / 2 - row.current.clientWidth / 2;
    row.current.scrollTo({ left: middle, behavior: 'instant' });
  });

  if (sections.length < 2) return null;
  return (
    <nav ref={row} className={styles.nav} aria-label={texts.sections.label} data-print="none">
      {sections.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The part of the window, below its sticky header, in which a section counts as the current one. */
const strip = '-25% 0px -65% 0px';

/** The id of the current section; `null` above the first. */
function useSectionInSight(sections: readonly Section[]): string | null {
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
