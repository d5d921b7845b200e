import styles from './loan-result.module.css';

const arch = 'M20 214V118C20 64 50 42 120 12 190 42 220 64 220 118V214';

/**
 * The whole repayment as an arch, principal and interest, until the charts' code is loaded. `share`: of principal, in percent.
 */
export function LoanArch({ share }: { readonly share: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 220" width="240" height="220" aria-hidden="true">
      {/* A hair's breadth of ground between the two parts. */}
      <path className={styles.principal} d={arch} pathLength={100} strokeDasharray={`${share - 0.5} 100`} />
      <path
        className={styles.interest}
        d={arch}
        pathLength={100}
        strokeDasharray={`0 ${share + 0.5} ${Math.max(0, 99.5 - share)} 100`}
      />
    </svg>
  );
}

/** The placeholder before the first result: an empty arch. */
export function EmptyArch() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 220" width="240" height="220" aria-hidden="true">
      <path className={styles.outline} d={arch} />
      <path className={styles.outline} d="M38 214V120c0-42 24-58 82-86 58 28 82 44 82 86v94" />
    </svg>
  );
}
