import { ShareButton } from '@iwan/shared/ui/actions/share-button';
import type { Reaction } from '../../parts/reaction/reaction';
import { ReactionButtons } from '../../parts/reaction/reaction-buttons';
import styles from './acts.module.css';

interface ActsProps {
  readonly blogId: string;
  readonly heading: string;
  readonly read: Reaction;
}

/** The actions on an article. */
export function Acts({ blogId, heading, read }: ActsProps) {
  return (
    <div className={styles.acts}>
      <ReactionButtons blogId={blogId} read={read} />
      <ShareButton title={heading} />
    </div>
  );
}
