import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useEffect, useRef } from 'react';
import { textsOf } from '../texts';
import styles from './section-nav.module.css';
import type { Section } from './sections';
import { useSectionInSight } from './use-section-in-sight';

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
