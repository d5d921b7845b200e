import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useEffect, useState } from 'react';
import styles from './navigation-progress.module.css';
import { textsOf } from './texts';

/** Until then a page counts as quick, in milliseconds; the line waits as long. */
const timeout = 200;

/**
 * A thin line at the top of the window while the next page is loading, and 'Loading...' for those who cannot see it;
 * late enough not to flicker on fast ones.
 */
export function NavigationProgress({ isLoading }: { readonly isLoading: boolean }) {
  const texts = useTexts(textsOf);
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), timeout);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);

  return (
    <>
      <div className={styles.line} data-loading={isLoading || undefined} aria-hidden="true" data-print="none" />
      <p className="visually-hidden" role="status">
        {isLoading && isSlow ? texts.loading : ''}
      </p>
    </>
  );
}
