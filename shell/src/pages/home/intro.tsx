import { business } from '@iwan/shared/contracts/business';
import { useEffect, useRef } from 'react';
import { Mark } from '../../layout/mark';
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
      <Mark />
      <p>{business.name}</p>
    </div>
  );
}
