import { useTexts } from '../../../domain/format/locale-context';
import { Button } from '../actions/button';
import { formTextsOf } from './form-texts';
import styles from './sending-progress.module.css';

interface SendingProgressProps {
  /** The uploaded share, from 0 to 1. */
  readonly progress: number;
  readonly onCancel: () => void;
}

/** The progress of an upload, with a button to cancel it. Announced to screen readers by quarters. */
export function SendingProgress({ progress, onCancel }: SendingProgressProps) {
  const formTexts = useTexts(formTextsOf);
  return (
    <div className={styles.sending}>
      <label className={styles.progress}>
        <span>{formTexts.sendingFile}</span>
        <span className={styles.share} aria-hidden="true">
          {formTexts.sent(progress)}
        </span>
        <progress max={1} value={progress} />
      </label>
      <Button look="outline" size="small" onClick={onCancel}>
        {formTexts.cancel}
      </Button>
      <p role="status" className="visually-hidden">
        {`${formTexts.sendingFile}: ${formTexts.sent(Math.floor(progress * 4) / 4)}`}
      </p>
    </div>
  );
}
