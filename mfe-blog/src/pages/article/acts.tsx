import { ShareButton } from '@iwan/shared/ui/share-button';
import styles from './acts.module.css';

interface ActsProps {
  readonly blogId: string;
  readonly heading: string;
  readonly likes: number;
}

/** What a reader may do with an article. */
export function Acts({ heading }: ActsProps) {
  return (
    <div className={styles.acts}>
      <ShareButton title={heading} />
    </div>
  );
}
