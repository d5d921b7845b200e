import styles from './link-summary.module.css';

/** The summary of a `details` element that looks like a link. */
export function LinkSummary({ children }: { readonly children: string }) {
  return <summary className={styles.summary}>{children}</summary>;
}
