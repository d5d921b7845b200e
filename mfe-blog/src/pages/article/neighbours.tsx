import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { LeftIcon } from '@iwan/shared/ui/icons/left';
import { RightIcon } from '@iwan/shared/ui/icons/right';
import type { ArticleLink } from './article-data';
import styles from './neighbours.module.css';
import { textsOf } from './texts';

interface NeighboursProps {
  readonly newer: ArticleLink | null;
  readonly older: ArticleLink | null;
}

/** Links to the articles before and after this one. */
export function Neighbours({ newer, older }: NeighboursProps) {
  const texts = useTexts(textsOf);
  if (newer === null && older === null) return null;
  return (
    <nav className={styles.neighbours} aria-label={texts.more}>
      {older === null ? null : (
        <a className={styles.link} href={paths.article(older.id)} rel="prev">
          <span className={styles.kind}>
            <LeftIcon />
            {texts.older}
          </span>
          {older.heading}
        </a>
      )}
      {newer === null ? null : (
        <a className={styles.newer} href={paths.article(newer.id)} rel="next">
          <span className={styles.kind}>
            {texts.newer}
            <RightIcon />
          </span>
          {newer.heading}
        </a>
      )}
    </nav>
  );
}
