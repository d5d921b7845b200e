import type { ReactNode } from 'react';
import styles from './doorway-drawing.module.css';

const doorway = 'M5 107V50C5 26 18 16 44 4c26 12 39 22 39 46v57M0 107h88';

/** A doorway with a drawing in it: paths within 88 × 108; those of the class `ink` in ink, the others in brass. */
export function DoorwayDrawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 88 108" width="44" height="54" aria-hidden="true">
      <path d={doorway} />
      {children}
    </svg>
  );
}

/** A line in ink. */
export function Ink({ d }: { readonly d: string }) {
  return <path className={styles.ink} d={d} />;
}
