import { shownName, type Translated } from '@iwan/shared/domain/translation/record-translation';
import { Portrait } from '@iwan/shared/ui/content/portrait';
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import type { ReactNode } from 'react';
import styles from './person-card.module.css';

interface Person extends Translated {
  readonly name: string;
  readonly image: string | null;
  readonly designation: string | null;
}

interface PersonCardProps {
  readonly person: Person;
  /** The name as text or as a link. */
  readonly name: ReactNode;
  readonly heading: 'h2' | 'h3';
  /** The first picture of its page. */
  readonly priority?: boolean;
  /** Rendered at the end of the name's line. */
  readonly aside?: ReactNode;
  /** Rendered after the designation. */
  readonly children?: ReactNode;
}

/** The `sizes` of a portrait in a card. */
export const cardPortrait = {
  width: 408,
  sizes: '(max-width: 359.98px) 92vw, (max-width: 639.98px) 45vw, (max-width: 1389.98px) 30vw, 309px',
} as const;

/** A person in a list: picture in the arch, name, designation. */
export function PersonCard({ person, name, heading: Name, priority = false, aside, children }: PersonCardProps) {
  return (
    <article className={styles.card}>
      <Portrait path={person.image} name={shownName(person)} {...cardPortrait} priority={priority} />
      <div className={styles.top}>
        <Name className={styles.name}>{name}</Name>
        {person.designation === null ? null : (
          <p className={styles.designation}>
            <RecordWords of={person} field="designation">
              {person.designation}
            </RecordWords>
          </p>
        )}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      {children}
    </article>
  );
}
