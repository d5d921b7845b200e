import { Button } from './button';
import styles from './empty-state.module.css';
import { texts } from './texts';

/** A list that could not be had: the message of section 8 and the way to ask again. */
export function ErrorState({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.empty} role="alert">
      <p className={styles.title}>{texts.failed(message)}</p>
      <div className={styles.way}>
        <Button look="outline" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </div>
  );
}
