import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useEffect, useState } from 'react';
import styles from './navigation-progress.module.css';
import { textsOf } from './texts';

/** A page that loads faster than this shows no progress, in milliseconds. */
const timeout = 200;

/**
 * A thin line at the top of the window while the next page is loading, and 'Loading...' for screen readers; late enough not to
 * flicker on fast pages.
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
