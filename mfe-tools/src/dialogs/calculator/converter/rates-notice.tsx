import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Message } from '@iwan/shared/ui/feedback/message';
import styles from './converter.module.css';
import { textsOf } from './texts';
import type { Rates } from './use-rates';

interface RatesNoticeProps {
  readonly rates: Rates;
  readonly onRetry: () => void;
}

/** Says that no new rate could be loaded and what is shown instead, with a button to retry; otherwise nothing. */
export function RatesNotice({ rates, onRetry }: RatesNoticeProps) {
  const texts = useTexts(textsOf);
  if (rates.status !== 'failed') return null;
  return (
    <Message tone="danger">
      {sentenceFor(rates.kept !== null, rates.isOffline, texts)}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {texts.retry}
      </button>
    </Message>
  );
}

function sentenceFor(isCached: boolean, isOffline: boolean, texts: ReturnType<typeof textsOf>): string {
  if (isCached) return isOffline ? texts.storedOffline : texts.kept;
  return isOffline ? texts.missingOffline : texts.missing;
}
