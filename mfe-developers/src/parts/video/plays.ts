import { embedSource } from '@iwan/shared/domain/embed/embed-source';
import { parseVideo } from '@iwan/shared/domain/embed/video';

/** How the site plays the video of a record; `nowhere` for an unknown address. */
export type Plays = 'none' | 'file' | 'frame' | 'nowhere';

/** By the rule of the public pages. Markup counts as a frame without being parsed. */
export function playsOf(video: unknown): Plays {
  const written = typeof video === 'string' ? video.trim() : '';
  if (written === '') return 'none';
  if (written.startsWith('<')) return 'frame';
  return parseVideo(written, embedSource)?.kind ?? 'nowhere';
}
