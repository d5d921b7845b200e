import { useTexts } from '@iwan/shared/domain/format/locale-context';
import styles from './match-line.module.css';
import { textsOf } from './texts';
import type { MatchCount } from './use-matches';

/** The number of matches while choosing; the previous number stays, paler, until the new one is loaded. */
export function MatchLine({ count: { latest, status } }: { readonly count: MatchCount }) {
  const texts = useTexts(textsOf);
  return (
    <p className={styles.line} role="status" data-counting={status === 'counting' ? '' : undefined}>
      {status === 'failed' ? null : latest === null ? texts.loading : texts.matches(latest.total)}
      {status === 'ready' && latest !== null && latest.hiddenByBudget > 0 ? (
        <small>{texts.hidden(latest.hiddenByBudget)}</small>
      ) : null}
    </p>
  );
}
