import { PlayIcon } from '@iwan/shared/ui/icons/play';
import styles from './play-button.module.css';

/** The play button on the ground line of a video's picture; it answers to the link or button that it stands in, as all of that is pressed. */
export function PlayButton() {
  return (
    <span className={styles.door}>
      <PlayIcon />
    </span>
  );
}
