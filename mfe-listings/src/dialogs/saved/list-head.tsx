import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Button } from '@iwan/shared/ui/actions/button';
import styles from './saved-dialog.module.css';
import { textsOf } from './texts';

interface ListHeadProps {
  readonly id: string;
  readonly title: string;
  /** The label of the button that empties the list. */
  readonly clear: string;
  readonly onClear: () => void;
}

/** The heading of a list, and the button that empties it. */
export function ListHead({ id, title, clear, onClear }: ListHeadProps) {
  const texts = useTexts(textsOf);
  return (
    <div className={styles.head}>
      <h3 id={id}>{title}</h3>
      <Button look="quiet" size="small" onClick={onClear} aria-label={clear}>
        {texts.clear}
      </Button>
    </div>
  );
}
