import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Video } from '@iwan/shared/domain/model/entities';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Link } from '@iwan/shared/ui/links/link';
import { useState } from 'react';
import { PlayButton } from './play-button';
import { Player } from './player';
import { textsOf } from './texts';
import { videoAddress } from './video-address';
import styles from './video-poster.module.css';

interface VideoPosterProps {
  readonly video: Video;
  readonly name: string;
  /** The poster; without one its place is a plain surface. */
  readonly poster: string | null;
}

/**
 * A video: a poster with a play button, and the player once that is pressed; nothing of the video is loaded before. Without
 * script the button links to the video itself.
 */
export function VideoPoster({ video, name, poster }: VideoPosterProps) {
  const texts = useTexts(textsOf);
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <div className={styles.video}>
        <Player video={video} name={name} />
      </div>
    );
  }
  return (
    <div className={styles.video}>
      {poster === null ? null : (
        <Picture path={poster} alt="" width={1344} height={672} sizes="(max-width: 1440px) 94vw, 1344px" />
      )}
      <Link
        className={styles.play}
        href={videoAddress(video)}
        role="button"
        aria-label={texts.play(name)}
        onClick={(event) => {
          event.preventDefault();
          setPlaying(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setPlaying(true);
        }}
      >
        <PlayButton />
      </Link>
    </div>
  );
}
