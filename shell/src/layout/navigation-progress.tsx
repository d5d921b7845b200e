import styles from './navigation-progress.module.css';

/** A thin line at the top of the window while the next page is on its way; late enough not to flicker on fast ones. */
export function NavigationProgress({ isLoading }: { readonly isLoading: boolean }) {
  return <div className={styles.line} data-loading={isLoading || undefined} aria-hidden="true" />;
}
