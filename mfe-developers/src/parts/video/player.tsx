import type { Video } from '@iwan/shared/domain/model/entities';
import { useEffect, useRef } from 'react';
import styles from './player.module.css';
import { videoAddress } from './video-address';

interface PlayerProps {
  readonly video: Video;
  /** The title of the video: the accessible name of the player. */
  readonly name: string;
}

/** The player, which starts at once and takes the focus: it is rendered only after a press on play. */
export function Player({ video, name }: PlayerProps) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => player.current?.focus({ preventScroll: true }), []);
  const address = videoAddress(video);
  return video.kind === 'file' ? (
    // biome-ignore lint/a11y/useMediaCaption: the backend has no captions for its clips
    <video
      ref={player}
      className={styles.player}
      src={address}
      aria-label={name}
      preload="none"
      controls
      tabIndex={0}
      autoPlay
      playsInline
    />
  ) : (
    <iframe
      ref={player}
      className={styles.player}
      src={`${address}${address.includes('?') ? '&' : '?'}autoplay=1`}
      title={name}
      width={960}
      height={540}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allowFullScreen
    />
  );
}
