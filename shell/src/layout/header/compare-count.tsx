import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { useBasket } from '@iwan/shared/state/site-store';
import { useDeferredValue } from 'react';
import { ScalesIcon } from '../../parts/icons/scales';
import { textsOf } from '../texts';
import styles from './compare-count.module.css';

/** How many projects are in the compare basket, linked to Compare; hidden while it is empty. */
export function CompareCount() {
  const texts = useTexts(textsOf);
  const projects = useDeferredValue(useBasket((basket) => basket.projects));
  const count = projects.length;
  return (
    <>
      {count === 0 ? null : (
        <a
          className={styles.compare}
          href={paths.compare({ project: projects.map(({ id }) => id) })}
          aria-label={texts.compareCount(count)}
          title={texts.compare}
        >
          <ScalesIcon />
          <span className={styles.count}>{count}</span>
        </a>
      )}
      <span className="visually-hidden" role="status">
        {count === 0 ? '' : texts.compareCount(count)}
      </span>
    </>
  );
}
