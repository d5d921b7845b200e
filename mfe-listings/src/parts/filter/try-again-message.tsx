import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Message } from '@iwan/shared/ui/feedback/message';
import type { ReactNode } from 'react';
import styles from './filter-dialog.module.css';
import { textsOf } from './texts';

/** What could not be loaded for the filter, with a button that retries. */
export function TryAgainMessage({ children, onRetry }: { readonly children: ReactNode; readonly onRetry: () => void }) {
  const texts = useTexts(textsOf);
  return (
    <Message tone="danger">
      {children}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {texts.retry}
      </button>
    </Message>
  );
}
