import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import styles from './dateline.module.css';
import { textsOf } from './texts';

interface DatelineProps {
  /** ISO 8601 instant. */
  readonly createdAt: string | null;
  readonly readingMinutes?: number | null;
  readonly author?: string | null;
  /** The broker registration number of the author. */
  readonly brn?: string | undefined;
  readonly className?: string | undefined;
}

/** The date, the author and the reading time of an article, as far as known. */
export function Dateline({ createdAt, readingMinutes = null, author = null, brn, className }: DatelineProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const facts = [
    createdAt === null ? null : (
      <time key="date" dateTime={createdAt}>
        {format.day(new Date(createdAt), 'Asia/Dubai')}
      </time>
    ),
    readingMinutes === null ? null : <span key="minutes">{texts.minutes(readingMinutes)}</span>,
  ].filter((fact) => fact !== null);
  if (author === null && facts.length === 0) return null;
  return (
    <p className={className}>
      {author === null ? null : (
        // On a line of its own: in one with the rest, the font would decide where it breaks.
        <span className={styles.author}>
          {brn === undefined ? texts.author(author) : texts.registeredAuthor(author, brn)}
        </span>
      )}
      {facts.flatMap((fact, index) => (index === 0 ? [fact] : [' · ', fact]))}
    </p>
  );
}
