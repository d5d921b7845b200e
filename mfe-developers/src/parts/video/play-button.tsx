import { PlayIcon } from '@iwan/shared/ui/icons/play';
import styles from './play-button.module.css';

/** The play button on a video's poster. Decorative: the link or button around it covers the whole poster. */
export function PlayButton() {
  return (
    <span className={styles.door}>
      <PlayIcon />
    </span>
  );
}
