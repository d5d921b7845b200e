import { business } from '@iwan/shared/contracts/business';
import { useEffect, useRef } from 'react';
import styles from './intro.module.css';

/**
 * The mark on teal for four seconds, then the arch opens onto the page painted beneath (section 9). Style sheets alone
 * run it; any click, key or scroll ends it at once, and nothing beneath is ever covered from the pointer.
 */
export function Intro() {
  const overlay = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      if (overlay.current !== null) overlay.current.hidden = true;
    };
    for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll']) {
      window.addEventListener(event, end, { signal: listening.signal, passive: true });
    }
    return () => listening.abort();
  }, []);

  return (
    <div ref={overlay} className={styles.intro} aria-hidden="true">
      <svg viewBox="0 0 30 36" aria-hidden="true">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M0 0h30v36h-4.5V19.5C25.5 13 21.5 10 15 6.5 8.5 10 4.5 13 4.5 19.5V36H0z"
        />
        <path fill="var(--accent)" d="M9.5 36V20.6c0-4 1.8-5.7 5.5-8 3.7 2.3 5.5 4 5.5 8V36z" />
      </svg>
      <p>{business.name}</p>
    </div>
  );
}
