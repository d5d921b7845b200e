import type { ReactNode } from 'react';
import styles from './doorway-card.module.css';

/** The gap between such cards in a row; their hairlines are in its middle. */
export const doorwayGap = 'clamp(2.5rem, 5.2vw, 5.5rem)';

interface DoorwayCardProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** A card with text below a doorway: a reason, an offer. */
export function DoorwayCard({ drawing, title, text }: DoorwayCardProps) {
  return (
    <div className={styles.card}>
      {drawing}
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
