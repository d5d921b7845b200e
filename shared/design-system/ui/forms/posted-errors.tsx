import styles from './posted-errors.module.css';

/** The element into which the document server writes the errors of a form that was posted without script; hydration keeps it. */
export function PostedErrors() {
  return (
    <div
      data-problems=""
      className={styles.problems}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, and what stands there is the server's own
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
