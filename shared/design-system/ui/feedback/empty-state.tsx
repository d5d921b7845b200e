import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** The list has no other heading: the title is one. */
  readonly isHeading?: boolean;
  /** The likely cause, in one sentence. */
  readonly reason?: string;
  /** One action. */
  readonly children?: ReactNode;
  /** The list could not be loaded: announced at once by screen readers, and without the drawing. */
  readonly isFailure?: boolean;
}

/** The message of an empty list, with a drawing of an arch. */
export function EmptyState({ title, isHeading = false, reason, children, isFailure = false }: EmptyStateProps) {
  const Title = isHeading ? 'h2' : 'p';
  return (
    <div className={styles.empty} role={isFailure ? 'alert' : undefined}>
      {isFailure ? null : (
        <svg className={styles.arch} viewBox="0 0 88 108" width="44" height="54" aria-hidden="true">
          <path d="M5 107V50C5 26 18 16 44 4c26 12 39 22 39 46v57M0 107h88" />
          <path className={styles.inner} d="M26 107V66c0-14 7-19 18-25 11 6 18 11 18 25v41" />
        </svg>
      )}
      <Title className={styles.title}>{title}</Title>
      {reason === undefined ? null : <p className={styles.reason}>{reason}</p>}
      {children === undefined ? null : <div className={styles.way}>{children}</div>}
    </div>
  );
}
