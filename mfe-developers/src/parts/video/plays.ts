import { embedSource } from '@iwan/shared/domain/embed/embed-source';
import { parseVideo } from '@iwan/shared/domain/embed/video';

/** How the site plays what is written in the field of a video: not at all where it does not know the address. */
export type Plays = 'none' | 'file' | 'frame' | 'nowhere';

/** By the rule of the public pages; markup is parsed by those only. */
export function playsOf(video: unknown): Plays {
  const written = typeof video === 'string' ? video.trim() : '';
  if (written === '') return 'none';
  if (written.startsWith('<')) return 'frame';
  return parseVideo(written, embedSource)?.kind ?? 'nowhere';
}
